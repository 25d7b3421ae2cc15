import type { Scan } from '@cardinal/contract';
import { defaultLeadType } from '@cardinal/contract/labels';
import { scanning } from '@cardinal/contract/limits';
import { useMemo } from 'react';
import { useApi, useSessionStore, type ApiClient, type SessionStore } from '../../client/index.ts';
import { captureTexts } from '../texts.ts';
import { readScan } from './readScan.ts';

/**
 * Reads the photo of a card: the one way by which every capture is read. Rejects with an
 * `AbortError` when cancelled.
 */
export type ReadPhoto = (photo: Blob, signal: AbortSignal) => Promise<Scan>;

const readOnServer =
  (api: ApiClient, session: SessionStore): ReadPhoto =>
  async (photo, signal) => {
    const { toBase64 } = await import('./picture.ts');
    const timeout = AbortSignal.timeout(scanning.answer);
    try {
      const { data } = await api.post('/api/leads/scan-card', {
        body: {
          image_data: await toBase64(photo),
          company_id: session.get()?.user.company_id ?? null,
          lead_type: defaultLeadType,
        },
        signal: AbortSignal.any([signal, timeout]),
      });
      return readScan(data);
    } catch (error) {
      throw timeout.aborted && !signal.aborted
        ? new Error(captureTexts.reading.timedOut, { cause: error })
        : error;
    }
  };

/** What reads photos here. */
export function useReadPhoto(): ReadPhoto {
  const api = useApi();
  const session = useSessionStore();
  return useMemo(() => readOnServer(api, session), [api, session]);
}
