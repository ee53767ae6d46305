### The browser: the Terraforming Committee of Turmoil. Sorted by part.

## The ring of parties

web-tu-chairman = Голова
web-tu-delegates = { $count ->
    [one] { $count } делегат
    [few] { $count } делегати
   *[many] { $count } делегатів
}
web-tu-neutral = нейтральний делегат
web-tu-nobody = немає
# A party for those who do not see it; it begins with what is also written there: name and delegates.
# $leader is a name, "you", "a neutral delegate" or "nobody".
web-tu-party = { $party } { web-tu-delegates }, з них твоїх { $own }. Лідер: { $leader }.{ $isRuling ->
    [yes] { " " }Правляча.
   *[no] { "" }
}{ $isDominant ->
    [yes] { " " }Домінантна.
   *[no] { "" }
}
web-tu-ruling = Правляча
web-tu-wheel = Шість партій за годинниковою стрілкою

## Influence and delegates

# Where everybody’s delegates are, for somebody who watches.
web-tu-all-delegates = Делегати
web-tu-by-cards = З твоїх карт
web-tu-free = 0 M€
web-tu-influence = Твій вплив
web-tu-influence-of = Вплив
# $name is whoever presides now: a name, "you" or "a neutral delegate".
web-tu-is-chairman = Голова (зараз: { $name })
web-tu-leads-dominant = Лідер домінантної партії
web-tu-lobby = Лобі
web-tu-own-delegates = Твої делегати
web-tu-reserve = Резерв
web-tu-sits-dominant = Делегат у ній, крім лідера
# Delegates in lobby and reserve.
web-tu-unplaced = { $count ->
    [one] { $count } вільний делегат
    [few] { $count } вільні делегати
   *[many] { $count } вільних делегатів
}

## Lobbying

web-tu-dominant = Домінантна
# $size and $other are numbers of delegates.
web-tu-dominant-grows = далі { $party }: { $size }
web-tu-dominant-new = тепер { $party }, { $size } проти { $other }
web-tu-dominant-stays = далі { $party }, { $size } проти { $other }
web-tu-from-lobby = нічого: делегат приходить із лобі
web-tu-leader = Лідер
# $own are your delegates there, $other those of the strongest rival.
web-tu-leader-new = { $isYou ->
    [yes] тепер ти
   *[no] тепер { $name }
}, { $own } проти { $other }
web-tu-leader-stays = { $isYou ->
    [yes] далі ти, { $own } проти { $other }
   *[no] далі { $name }, { $other } проти твоїх { $own }
}
web-tu-lobbying = Лобіювання
web-tu-lobbying-how = Вибери партію в колі, щоб відправити туди делегата.
web-tu-lobbying-not = Зараз у тебе немає делегата, якого можна відправити.
web-tu-send = Відправити делегата

## Parties and events

web-tu-events = Глобальні події
web-tu-for-you = Для тебе
web-tu-no-event = немає
web-tu-nothing = нічого
web-tu-of-choice = Ресурси на твій вибір
web-tu-on-cards = Ресурси на картах
# The neutral delegate that came, or will come, with an event.
web-tu-sends = Нейтральний делегат до партії «{ $party }», коли подія стане поточною
web-tu-sent = Нейтральний делегат до партії «{ $party }», коли подію відкрито
web-tu-slot-coming = Прийдешня: наступне покоління
web-tu-slot-current = Поточна: це покоління
web-tu-slot-distant = Віддалена: покоління після наступного
web-tu-when-ruling = Коли партія править

## If the generation ended now

# $stays says whether it is the chairman of now. $name is a name or "a neutral delegate".
web-tu-chairs = { $isYou ->
    [yes] { $stays ->
        [yes] Ти лишаєшся головою
       *[no] Ти стаєш головою
    }
   *[no] { $stays ->
        [yes] Голова далі: { $name }
       *[no] Голова: { $name }
    }
}
web-tu-dominates = Домінантна: { $party }
web-tu-event = Подія
web-tu-everybody = усі
web-tu-if-ended = Якби покоління скінчилося зараз
web-tu-no-bonus = бонус не отримує ніхто
# Instead of a forecast, in the last generation.
web-tu-no-politics = Гра закінчується до політики
web-tu-revision = Перегляд РТ
web-tu-rules = До влади: { $party }
