export * from './LeadTable.tsx';
export * from './LeadTableView.tsx';
export type { LeadPaging } from './pagingSummary.ts';
