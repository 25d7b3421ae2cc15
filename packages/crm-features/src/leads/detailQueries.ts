import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClient, queryKeys } from '../client/index.ts';
import { linkedCursor } from '../client/queries/pageFacts.ts';

/** A lead's history, page by page, newest first. */
export function activitiesQuery(api: ApiClient, leadId: string, userId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: queryKeys.activities(leadId),
    queryFn: async ({ pageParam, signal }) => {
      const { data, headers } = await api.get('/api/leads/{id}/activities', {
        params: { id: leadId },
        query: { cursor: pageParam },
        // The specification's call names the user; the server trusts the token alone.
        headers: userId === undefined ? {} : { 'x-user-id': userId },
        signal,
      });
      return { activities: data, next: linkedCursor(headers.get('Link'), 'next') };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** The emails to a lead, page by page, newest first. */
export function emailsQuery(api: ApiClient, leadId: string) {
  return infiniteQueryOptions({
    queryKey: queryKeys.emails(leadId),
    queryFn: async ({ pageParam, signal }) => {
      const query = { lead_id: leadId, limit: 10, cursor: pageParam };
      const { data, headers } = await api.get('/api/emails', { query, signal });
      return { emails: data, next: linkedCursor(headers.get('Link'), 'next') };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** A picture of the card that a lead was captured from: 1 is its front, 2 its back. */
export function pictureQuery(api: ApiClient, leadId: string, n: number) {
  return queryOptions({
    queryKey: queryKeys.picture(leadId, n),
    queryFn: async ({ signal }) => {
      const params = { id: leadId, n: String(n) };
      return (await api.download('/api/leads/{id}/pictures/{n}', { params, signal })).blob;
    },
  });
}

/** Leads that are probably the same person. */
export function duplicatesQuery(api: ApiClient, leadId: string) {
  return queryOptions({
    queryKey: queryKeys.duplicates(leadId),
    queryFn: async ({ signal }) =>
      (await api.get('/api/leads/{id}/duplicates', { params: { id: leadId }, signal })).data,
  });
}
