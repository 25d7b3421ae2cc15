import type { LeadInput } from '@cardinal/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../client/index.ts';
import { keepEntry } from './keptEntries.ts';
import { startSendingKept } from './sendKept.ts';

/**
 * Sends what visitors of this page entered without a network, and keeps more of it.
 * @param onSent Called with the id of each lead that was created
 */
export function useKeptEntries({
  baseUrl,
  partnerKey,
  isTrial,
  onSent,
}: {
  baseUrl: string;
  partnerKey: string;
  /** During a trial, nothing is kept, and what others kept is left for elements that store it. */
  isTrial: boolean;
  onSent: (id: string) => void;
}) {
  const api = useApi();
  const tell = useEffectEvent(onSent);
  const sending = useRef<ReturnType<typeof startSendingKept> | null>(null);
  useEffect(() => {
    if (isTrial) return undefined;
    const started = startSendingKept({
      baseUrl,
      partnerKey,
      send: async (body, idempotencyKey) =>
        (await api.post('/api/leads', { body, idempotencyKey })).data,
      onSent: (id) => tell(id),
    });
    sending.current = started;
    return started.stop;
  }, [api, baseUrl, partnerKey, isTrial]);

  /** @returns Whether the entry is kept; a browser may store nothing for the page. */
  return async (lead: LeadInput, id: string): Promise<boolean> => {
    if (isTrial) return false;
    try {
      await keepEntry({ id, baseUrl, partnerKey, lead, at: Date.now() });
    } catch {
      return false;
    }
    sending.current?.later();
    return true;
  };
}
