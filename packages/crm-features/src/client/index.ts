export * from './ConnectionNotices/index.ts';
export * from './apiClient.ts';
export * from './apiError.ts';
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
export { saveFile } from './saveFile.ts';
export type { Download } from './download.ts';
export * from './idempotencyKey.ts';
export { linkedCursor } from './pageFacts.ts';
export * from './queryClient.ts';
export * from './queryKeys.ts';
export { refreshActivities, refreshEveryLead, refreshEvents, refreshLeads } from './refresh.ts';
export * from './realtimeClient.ts';
export * from './sessionStore.ts';
export * from './tokenSource.ts';
export { statsQuery } from './statsQuery.ts';
export type { Figures } from './statsQuery.ts';
