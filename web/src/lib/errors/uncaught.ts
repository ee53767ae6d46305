/** Errors that nobody caught: they are noted for a report, and the person is told in plain words. */
import { isOutdated } from './chunk_loading';
import { isFetchFailure } from './explain';
import { complain, toast } from '../ui/toast.svelte';
import { t } from '../i18n/text.svelte';

/** Reported by browsers as errors, though nothing is wrong. */
const HARMLESS = /^ResizeObserver loop|^Script error/;

/** Called once. */
export function startUncaught(): void {
  addEventListener('error', (event) => {
    // Those of browser extensions are not ours.
    const isOurs = event.filename === '' || event.filename.startsWith(location.origin);
    if (isOurs && !HARMLESS.test(event.message)) tell(event.error ?? event.message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) tell(reason);
  });
}

function tell(error: unknown): void {
  complain(error, 'uncaught');
  if (isFetchFailure(error)) void offerReload();
}

async function offerReload(): Promise<void> {
  if (!(await isOutdated())) return;
  toast(() => t('web-new-release.text'), {
    action: { text: () => t('web-reload'), run: () => location.reload() },
    stay: 60_000,
  });
}
