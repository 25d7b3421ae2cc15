import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EmailType } from '@cardinal/contract/labels';
import type { Lead, LeadUpdate, Meeting, MeetingInput } from '@cardinal/contract';
import { queryKeys, refreshActivities, refreshLeads, useApi } from '../client/index.ts';
import { ifMatch } from '../client/http/ifMatch.ts';
import { mutationKeys } from '../client/queries/mutationKeys.ts';
import { readDispatch, readLead } from '../client/queries/readers.ts';
import { oneAtATime } from './leadMutations.ts';
import { latestVersion, storeLead } from './leadQueries.ts';

/** A change to send, and the version of the lead on which it is based. */
export interface LeadChangeRequest {
  leadId: string;
  version: number;
  change: LeadUpdate;
  /**
   * Whether the change is also meant for a newer version that is known by the time it is sent, such
   * as that of an earlier change.
   * @default false
   */
  isForLatest?: boolean;
}

/**
 * Changes a lead unless someone else changed it first; lists and figures are refetched afterwards.
 */
export function useUpdateLead() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    scope: oneAtATime,
    mutationFn: async ({
      leadId,
      version,
      change,
      isForLatest = false,
    }: LeadChangeRequest): Promise<Lead> => {
      const { data } = await api.put('/api/leads/{id}', {
        params: { id: leadId },
        body: change,
        headers: ifMatch(
          isForLatest ? latestVersion(queryClient, { id: leadId, version }) : version,
        ),
      });
      return readLead(data);
    },
    onSuccess: (saved) => storeLead(queryClient, saved),
    onSettled: (_saved, _error, { leadId }) => void refreshLeads(queryClient, leadId),
  });
}

/** The input from which an email is generated. */
export interface GenerateRequest {
  leadId: string;
  emailType: EmailType;
  context: string;
}

/** Generates an email; nothing is stored. */
export function useGenerateEmail() {
  const api = useApi();
  return useMutation({
    mutationFn: async (body: GenerateRequest) =>
      (await api.post('/api/ai/generate-email', { body })).data,
  });
}

/** An email to send. The same key never sends a second one. */
export interface SendRequest {
  leadId: string;
  subject: string;
  content: string;
  idempotencyKey: string;
}

/** Sends an email to a lead; its history and emails are refetched afterwards. */
export function useSendEmail() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.answer,
    mutationFn: async ({ idempotencyKey, ...body }: SendRequest) =>
      readDispatch((await api.post('/api/emails/send', { body, idempotencyKey })).data),
    onSettled: (_sent, _error, { leadId }) => void refreshActivities(queryClient, leadId),
  });
}

/** A meeting to invite a lead to. The same key never invites twice. */
export interface MeetingRequest {
  leadId: string;
  meeting: MeetingInput;
  idempotencyKey: string;
}

/** Invites a lead to a meeting; its history and emails are refetched afterwards. */
export function useScheduleMeeting() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.answer,
    mutationFn: async ({ leadId, meeting, idempotencyKey }: MeetingRequest): Promise<Meeting> => {
      const { data } = await api.post('/api/leads/{id}/meetings', {
        params: { id: leadId },
        body: meeting,
        idempotencyKey,
      });
      return { ...data, email: readDispatch(data.email) };
    },
    onSettled: (_made, _error, { leadId }) => void refreshActivities(queryClient, leadId),
  });
}

/** Deletes a lead, which can be restored for 30 days. */
export function useDeleteLead() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (leadId: string) => {
      await api.delete('/api/leads/{id}', { params: { id: leadId } });
    },
    onSuccess: (_deleted, leadId) => {
      // The open dialog closes; refetching the lead now would only result in a 404.
      void queryClient.invalidateQueries({
        queryKey: queryKeys.lead(leadId),
        refetchType: 'none',
      });
      void refreshLeads(queryClient);
    },
  });
}

/** Restores a deleted lead. */
export function useRestoreLead() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (leadId: string): Promise<Lead> =>
      (await api.post('/api/leads/{id}/restore', { params: { id: leadId } })).data,
    onSuccess: ({ id }) => void refreshLeads(queryClient, id),
  });
}
