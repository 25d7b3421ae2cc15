export * from './ConnectionNotices/index.ts';
export * from './api/apiClient.ts';
export * from './api/apiError.ts';
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
export { saveFile } from './api/saveFile.ts';
export type { Download } from './api/download.ts';
export * from './api/idempotencyKey.ts';
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
export * from './api/sessionStore.ts';
export * from './api/tokenSource.ts';
export { statsQuery } from './queries/statsQuery.ts';
export type { Figures } from './queries/figures.ts';
