export * from './CommunicationList.tsx';
export * from './CommunicationListView.tsx';
export type { CommunicationHandlers } from './CommunicationRow.tsx';
export type { LeadFilterSlot } from './CommunicationFilters.tsx';
