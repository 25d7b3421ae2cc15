import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AttendeeInput,
  EventInput,
  EventQuestionsInput,
  EventUpdate,
} from '@cardinal/contract';
import { errorDetail, queryKeys, refreshEvents, refreshLeads, useApi } from '../client/index.ts';
import { ifMatch } from '../client/http/ifMatch.ts';
import { readCreatedLead } from '../client/queries/readers.ts';

/** The message of a failure, or another sentence if it has none. */
export function detailOr(error: unknown, otherwise: string): string {
  const hasMessage = error instanceof Error && error.message.trim() !== '';
  return (hasMessage && errorDetail(error)) || otherwise;
}

/** Creates an event; a retry with the same key creates no second one. */
export function useCreateEvent() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ event, key }: { event: EventInput; key: string }) =>
      (await api.post('/api/events', { body: event, idempotencyKey: key })).data,
    onSuccess: () => void refreshEvents(queryClient),
  });
}

/** Changes an event. */
export function useUpdateEvent() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, event }: { id: string; event: EventUpdate }) =>
      (await api.put('/api/events/{id}', { params: { id }, body: event })).data,
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKeys.event(saved.id), saved);
      void refreshEvents(queryClient);
    },
  });
}

/** Deletes an event; its leads stay, without an event. */
export function useDeleteEvent() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await api.delete('/api/events/{id}', { params: { id } });
    },
    onSuccess: (_nothing, id) => {
      // Its page, which is still open, must not refetch a deleted event.
      void queryClient.cancelQueries({ queryKey: queryKeys.event(id) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.eventPages });
      void queryClient.invalidateQueries({ queryKey: queryKeys.events, exact: true });
      void queryClient.invalidateQueries({ queryKey: queryKeys.leads() });
    },
  });
}

/** Replaces the questions of an event; refused if a colleague has changed them since. */
export function useSetQuestions() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: {
      eventId: string;
      version: number;
      input: EventQuestionsInput;
    }) => {
      const { data } = await api.put('/api/events/{id}/questions', {
        params: { id: change.eventId },
        body: change.input,
        headers: ifMatch(change.version),
      });
      return data;
    },
    onSuccess: (saved, { eventId }) =>
      queryClient.setQueryData(queryKeys.eventQuestions(eventId), saved),
    // After a refusal, the latest questions are shown behind the editor, and are known to it.
    onError: (_error, { eventId }) =>
      queryClient.invalidateQueries({ queryKey: queryKeys.eventQuestions(eventId) }),
  });
}

/** Creates a lead for each attendee of an event. */
export function useCreateEventLeads() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: { id: string; attendees: AttendeeInput[]; key: string }) => {
      const { data } = await api.post('/api/events/{id}/create-leads', {
        params: { id: input.id },
        body: { attendees: input.attendees },
        idempotencyKey: input.key,
      });
      return data.createdLeads.map(readCreatedLead);
    },
    onSuccess: () => void refreshLeads(queryClient),
  });
}
