import type { Status } from '@cardinal/contract';
import { siteLocales } from '@cardinal/contract/messages';

/** Milliseconds between two measurements while the page is visible. */
const interval = 15_000;

/** Both times of the line are in the visitor's time zone, which they name. */
const moment = new Intl.DateTimeFormat(
  Object.entries(siteLocales).find(([language]) => language === document.documentElement.lang)?.[1],
  {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  },
);

function show({ state, services, checked_at: checkedAt, up_since: upSince }: Status) {
  const states = new Map<string, string>([
    ['overall', state],
    ...services.map((service): [string, string] => [service.id, service.state]),
  ]);
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const next = states.get(part.dataset['part'] ?? '');
    if (next && part.dataset['state'] !== next) part.dataset['state'] = next;
  }
  showTime('[data-checked]', checkedAt);
  showTime('[data-up-since]', upSince);
}

function showTime(place: string, at: string) {
  const time = document.querySelector<HTMLTimeElement>(place);
  if (!time) return;
  time.dateTime = at;
  time.textContent = moment.format(new Date(at));
}

/** A server that does not respond is down, which only the browser can notice. */
function showUnreachable() {
  for (const name of ['overall', 'api']) {
    const part = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part) part.dataset['state'] = 'down';
  }
  showTime('[data-checked]', new Date().toISOString());
  const since = document.querySelector<HTMLTimeElement>('[data-up-since]');
  if (since) showTime('[data-up-since]', since.dateTime);
}

async function measure() {
  if (document.visibilityState === 'hidden') return;
  try {
    const answer = await fetch('/api/status');
    if (!answer.ok) throw new Error(String(answer.status));
    show(await answer.json());
  } catch {
    showUnreachable();
  }
}

/** Keeps the status page current. */
export function showHealth() {
  if (!document.querySelector('[data-part]')) return;
  setInterval(() => void measure(), interval);
  document.addEventListener('visibilitychange', () => void measure());
  void measure();
}
