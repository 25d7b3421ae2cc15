import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AuditEntry } from '@cardinal/contract';
import type { ApiClient } from '../client/http/apiClient.ts';
import { pageFacts, type PageFacts } from '../client/queries/pageFacts.ts';
import { queryKeys, type AuditParams } from '../client/queries/queryKeys.ts';
import { invalidate } from '../client/queries/refresh.ts';

// No realtime message reports changes of members, so each visit refetches them.
const newlyRead = { refetchOnMount: 'always' } as const;

/** Members of the company and people who are waiting to join it. */
export const membersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.members,
    queryFn: async ({ signal }) => (await api.get('/api/members', { signal })).data,
    ...newlyRead,
  });

/** People who are waiting to join the company, longest wait first. */
export const pendingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.pendingMembers,
    queryFn: async ({ signal }) => (await api.get('/api/members/pending', { signal })).data,
    ...newlyRead,
  });

/** Invitations that are still valid. */
export const invitesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.invites,
    queryFn: async ({ signal }) => (await api.get('/api/companies/invites', { signal })).data,
    ...newlyRead,
  });

/** The company, and whether it is in the public list. */
export const companyQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.ownCompany,
    queryFn: async ({ signal }) => (await api.get('/api/companies/current', { signal })).data,
    ...newlyRead,
  });

/** The partner keys that are not revoked. */
export const partnerKeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.partnerKeys,
    queryFn: async ({ signal }) => (await api.get('/api/partner-keys', { signal })).data,
    ...newlyRead,
  });

/** Refetches the queries that a change of partner keys affects. */
export async function refreshPartners(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [queryKeys.partnerKeys, queryKeys.audit()].map((queryKey) =>
      invalidate(queryClient, { queryKey }),
    ),
  );
}

/** One page of the audit trail. */
export interface AuditPage extends PageFacts {
  entries: readonly AuditEntry[];
}

/** A page of the audit trail, newest first. */
export const auditQuery = (api: ApiClient, query: NonNullable<AuditParams>) =>
  queryOptions({
    queryKey: queryKeys.audit(query),
    queryFn: async ({ signal }): Promise<AuditPage> => {
      const { data, headers } = await api.get('/api/audit', { query, signal });
      return { entries: data, ...pageFacts(headers) };
    },
    ...newlyRead,
  });

/** Refetches the queries that a change of members affects. */
export async function refreshMembers(queryClient: QueryClient): Promise<void> {
  const { members, pendingMembers, invites, users } = queryKeys;
  await Promise.all(
    [members, pendingMembers, invites, users, queryKeys.audit()].map((queryKey) =>
      invalidate(queryClient, { queryKey }),
    ),
  );
}
