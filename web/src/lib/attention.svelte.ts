/** Tells that it is your turn: a dot in the title, and a notification while the page is hidden. */
import { keep, kept } from './keep';
import { t } from './text.svelte';

const KEY = 'notify';

class Attention {
  title = $state('');
  isWanted = $state(kept<boolean>(KEY) ?? false);
}

export const attention = new Attention();

export function canNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission !== 'denied';
}

/** Asks for the permission where it is needed; says whether notifications are on now. */
export async function wantNotifications(wanted: boolean): Promise<boolean> {
  if (wanted && canNotify() && Notification.permission !== 'granted') {
    wanted = (await Notification.requestPermission()) === 'granted';
  }
  attention.isWanted = wanted && canNotify();
  keep(KEY, attention.isWanted);
  return attention.isWanted;
}

/** The page's title; the dot says that somebody waits for you here. */
export function showTitle(title: string, isYourTurn: boolean): void {
  const name = title ? t('web-title', { title }) : t('web-app');
  document.title = isYourTurn ? `● ${name}` : name;
}

export function notifyTurn(tableTitle: string, question: string, tag: string): void {
  if (!attention.isWanted || !document.hidden || !canNotify()) return;
  if (Notification.permission !== 'granted') return;
  const note = new Notification(t('web-notify-turn', { table: tableTitle }), {
    body: question,
    tag, // a table's newer notice replaces its older one
    icon: '/icon-192.png',
  });
  note.addEventListener('click', () => {
    window.focus();
    note.close();
  });
}
