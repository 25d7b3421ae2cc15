import type { Status } from '@cardinal/contract';

/** Milliseconds between two measurements while the page is visible. */
const interval = 15_000;

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' });

function show({ state, services, checked_at: checkedAt }: Status) {
  const states = new Map<string, string>([
    ['overall', state],
    ...services.map((service): [string, string] => [service.id, service.state]),
  ]);
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const next = states.get(part.dataset['part'] ?? '');
    if (next && part.dataset['state'] !== next) part.dataset['state'] = next;
  }
  showTime(checkedAt);
}

function showTime(checkedAt: string) {
  const time = document.querySelector<HTMLTimeElement>('[data-checked]');
  if (!time) return;
  time.dateTime = checkedAt;
  time.textContent = moment.format(new Date(checkedAt));
}

/** A server that does not respond is down, which only the browser can notice. */
function showUnreachable() {
  for (const name of ['overall', 'api']) {
    const part = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part) part.dataset['state'] = 'down';
  }
  showTime(new Date().toISOString());
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
