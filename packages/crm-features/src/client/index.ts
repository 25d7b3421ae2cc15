export * from './ConnectionNotices/index.ts';
export * from './http/apiClient.ts';
export * from './http/apiError.ts';
export * from './CrmDataProvider.tsx';
export * from './CrmProvider.tsx';
export {
  useApi,
  useClientId,
  useConnection,
  useIsEmbedded,
  useIsOnline,
  useIsSignedIn,
  useNow,
  useSession,
  useSessionStore,
} from './CrmContext.ts';
export type { Connection } from './CrmContext.ts';
export { saveFile } from './http/saveFile.ts';
export type { Download } from './http/download.ts';
export * from './http/idempotencyKey.ts';
export { linkedCursor } from './queries/pageFacts.ts';
export * from './queries/queryClient.ts';
export * from './queries/queryKeys.ts';
export {
  refreshActivities,
  refreshEveryLead,
  refreshEvents,
  refreshLeads,
} from './queries/refresh.ts';
export * from './realtime/realtimeClient.ts';
export * from './http/sessionStore.ts';
export * from './http/tokenSource.ts';
export { statsQuery } from './queries/statsQuery.ts';
export type { Figures } from './queries/figures.ts';
