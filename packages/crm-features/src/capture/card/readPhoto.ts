import { defaultLeadType } from '@cardinal/contract/labels';
import { scanning } from '@cardinal/contract/limits';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  useApi,
  useIsEmbedded,
  useSessionStore,
  type ApiClient,
  type SessionStore,
} from '../../client/index.ts';
import { loadDevice } from '../device/loadDevice.ts';
import { captureMessages } from '../texts.ts';
import { readScan, type ReadPhoto } from './readScan.ts';
import { useTextLoader, useTexts, type TextLoader } from '../../language/index.ts';

export type { ReadPhoto } from './readScan.ts';

const readOnServer =
  (api: ApiClient, session: SessionStore, timedOut: string): ReadPhoto =>
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
      throw timeout.aborted && !signal.aborted ? new Error(timedOut, { cause: error }) : error;
    }
  };

/** Reads where it is possible and wanted: on the server, or on this device if it is prepared. */
const readAnywhere =
  (onServer: ReadPhoto, queryClient: QueryClient, load: TextLoader): ReadPhoto =>
  async (photo, signal) => {
    const device = await loadDevice().catch(() => null);
    if (!device) return onServer(photo, signal);
    return device.readWith(onServer, () => device.latestNumbers(queryClient), load)(photo, signal);
  };

/** What reads photos here. */
export function useReadPhoto(): ReadPhoto {
  const { timedOut } = useTexts(captureMessages).reading;
  const load = useTextLoader();
  const api = useApi();
  const session = useSessionStore();
  const isEmbedded = useIsEmbedded();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const onServer = readOnServer(api, session, timedOut);
    // Nobody can prepare the device on the page around a widget.
    return isEmbedded ? onServer : readAnywhere(onServer, queryClient, load);
  }, [api, session, timedOut, isEmbedded, queryClient, load]);
}
