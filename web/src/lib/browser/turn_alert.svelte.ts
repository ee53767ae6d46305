/** Tells that it is your turn: a dot in the title, and a notification while the page is hidden. */
import { writeStored, readStored } from '../storage/storage';
import { t } from '../i18n/text.svelte';
import { addressOf } from './root';

const KEY = 'notify';
const WORKER = addressOf('/notify.js');

class TurnAlert {
  title = $state('');
  isWanted = $state(readStored<boolean>(KEY) ?? false);
}

export const turnAlert = new TurnAlert();

export function canNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission !== 'denied';
}

/** Asks for the permission where it is needed; says whether notifications are on now. */
export async function wantNotifications(wanted: boolean): Promise<boolean> {
  if (wanted && canNotify() && Notification.permission !== 'granted') {
    wanted = (await Notification.requestPermission()) === 'granted';
  }
  turnAlert.isWanted = wanted && canNotify();
  writeStored(KEY, turnAlert.isWanted);
  // Without a worker the page itself can notify, at least on a desktop.
  if (turnAlert.isWanted) await navigator.serviceWorker?.register(WORKER).catch(() => undefined);
  return turnAlert.isWanted;
}

/** The page's title; the dot says that somebody waits for you here. */
export function showTitle(title: string, isYourTurn: boolean): void {
  const name = title ? t('web-title', { title }) : t('web-app');
  document.title = isYourTurn ? `● ${name}` : name;
}

export async function notifyTurn(tableTitle: string, question: string, table: string): Promise<void> {
  if (!turnAlert.isWanted || !document.hidden || !canNotify()) return;
  if (Notification.permission !== 'granted') return;
  const title = t('web-notify-turn', { table: tableTitle });
  // A table's newer notice replaces its older one.
  const options = { body: question, tag: table, icon: addressOf('/icon-192.png') };
  const worker = await navigator.serviceWorker?.getRegistration(WORKER);
  if (worker?.active) return worker.showNotification(title, options);
  const note = new Notification(title, options);
  note.addEventListener('click', () => {
    window.focus();
    note.close();
  });
}
