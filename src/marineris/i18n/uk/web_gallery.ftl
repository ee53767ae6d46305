### The card gallery of the documentation site.

web-gallery = Галерея карт
web-gallery-back = До документації
web-gallery-cards = Карти
# $count is how many things are shown.
web-gallery-count = показано: { $count }
web-gallery-events = Глобальні події
web-gallery-missions = Місії гри «Марс 2049»
web-gallery-none = Нічого не знайдено.
web-gallery-parties = Партії
web-gallery-search = Пошук
