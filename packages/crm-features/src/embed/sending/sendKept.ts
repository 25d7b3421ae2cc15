import type { LeadInput } from '@cardinal/contract';
import { ApiError } from '../../client/index.ts';
import { readEntries, removeEntry, type KeptEntry } from './keptEntries.ts';

/** Pause before entries are tried again, in milliseconds, beside the moments when that is likely to help. */
const pause = 30_000;

export interface KeptSending {
  baseUrl: string;
  partnerKey: string;
  /** Sends a lead under its key; rejects with what the API client throws. */
  send: (lead: LeadInput, idempotencyKey: string) => Promise<{ id: string }>;
  /** Called with the id of each lead that was created. */
  onSent: (id: string) => void;
}

/** Statuses after which the same entry may be taken later. */
const isLater = ({ status }: ApiError) =>
  status >= 500 || [401, 403, 408, 409, 429].includes(status);

/** Only one tab of the page sends at a time; an entry that two send is still one lead. */
const exclusively = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('cardinal-visitors', work) : work();

/**
 * Sends the entries that were kept, in their order, now and when there is a network again.
 * @returns `later`, for what was kept since, and `stop`
 */
export function startSendingKept({ baseUrl, partnerKey, send, onSent }: KeptSending) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /** @returns Whether the next one can be sent. */
  async function sendOne({ id, lead }: KeptEntry): Promise<boolean> {
    try {
      const created = await send(lead, id);
      await removeEntry(id);
      onSent(created.id);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || isLater(error)) return false;
      // The server will never take it, and nobody could change it.
      await removeEntry(id);
      return true;
    }
  }

  async function sendAll(): Promise<void> {
    const isOwn = (entry: KeptEntry) =>
      entry.baseUrl === baseUrl && entry.partnerKey === partnerKey;
    const entries = (await readEntries()).filter(isOwn);
    for (const entry of entries) {
      if (isStopped) return;
      if (await sendOne(entry)) continue;
      later();
      return;
    }
  }

  const later = () => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(again, pause);
  };
  const again = () => {
    clearTimeout(timer);
    // A browser that stores nothing has kept nothing.
    if (!isStopped) exclusively(sendAll).catch(() => undefined);
  };
  const whenSeen = () => {
    if (document.visibilityState === 'visible') again();
  };
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', whenSeen);
  again();
  return {
    later,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', whenSeen);
    },
  };
}
