import type { CreatedLead, LeadInput } from '@cardinal/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  refreshLeads,
  useApi,
  useIsEmbedded,
  useNow,
  useSessionStore,
} from '../client/index.ts';
import { useTexts } from '../language/index.ts';
import type { CaptureData } from './state/captureState.ts';
import { loadOutbox } from './outbox/loadOutbox.ts';
import { captureOwner } from './outbox/waitingCapture.ts';
import { captureMessages } from './texts.ts';

/** A lead to create; the same key never creates a second one. */
export interface CreateRequest {
  lead: LeadInput;
  idempotencyKey: string;
  /** The form that it comes from. */
  form: CaptureData;
}

/** How long the form waits for an answer before the device takes over, in milliseconds. */
const patience = 15_000;

/** Whether the server may not have received a call, or its answer did not arrive. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 502 || error.status === 504;

/**
 * Creates a lead and refreshes everything that shows leads. Without a network, the lead is kept on
 * this device, which sends it later: the result is then null.
 */
export function useCreateLead() {
  const api = useApi();
  const session = useSessionStore();
  const now = useNow();
  const isEmbedded = useIsEmbedded();
  const { keeping } = useTexts(captureMessages);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: CreateRequest): Promise<CreatedLead | null> => {
      const { lead, idempotencyKey, form } = request;
      // The page around a widget has storage of its own, and nobody would look for a lead there.
      const owner = isEmbedded ? null : captureOwner(session);
      const create = async (signal?: AbortSignal) =>
        (await api.post('/api/leads', { body: lead, idempotencyKey, signal })).data;
      if (!owner) return create();
      try {
        if (!navigator.onLine) throw new TypeError('The browser has no network.');
        return await create(AbortSignal.timeout(patience));
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        const { keepOrTell } = await loadOutbox();
        await keepOrTell({ owner, id: idempotencyKey, lead, form, now }, keeping);
        return null;
      }
    },
    onSuccess: (lead) => {
      // Not awaited: the lead is saved, however long the lists take.
      if (lead) void refreshLeads(queryClient);
    },
  });
}
