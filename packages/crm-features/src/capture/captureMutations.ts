import type { CreatedLead, LeadInput, Scan } from '@cardinal/contract';
import { defaultLeadType } from '@cardinal/contract/labels';
import { scanning } from '@cardinal/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshLeads, useApi, useSession } from '../client/index.ts';
import { readScan } from './card/readScan.ts';
import { captureTexts } from './texts.ts';

/** The picture to read, and a signal that cancels the reading. */
export interface ScanRequest {
  picture: Blob;
  signal: AbortSignal;
}

/** Reads a card. Rejects with an `AbortError` when cancelled. */
export function useScanCard() {
  const api = useApi();
  const user = useSession()?.user;
  return useMutation({
    mutationFn: async ({ picture, signal }: ScanRequest): Promise<Scan> => {
      const { toBase64 } = await import('./card/picture.ts');
      const timeout = AbortSignal.timeout(scanning.answer);
      try {
        const { data } = await api.post('/api/leads/scan-card', {
          body: {
            image_data: await toBase64(picture),
            company_id: user?.company_id ?? null,
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
    },
  });
}

/** A lead to create; the same key never creates a second one. */
export interface CreateRequest {
  lead: LeadInput;
  idempotencyKey: string;
}

/** Creates a lead and refreshes everything that shows leads. */
export function useCreateLead() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ lead, idempotencyKey }: CreateRequest): Promise<CreatedLead> => {
      const { data } = await api.post('/api/leads', { body: lead, idempotencyKey });
      return data;
    },
    onSuccess: () => {
      // Not awaited: the lead is saved, however long the lists take.
      void refreshLeads(queryClient);
    },
  });
}
