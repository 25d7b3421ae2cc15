export * from './LeadDetailDialog.tsx';
export * from './LeadDetailView.tsx';
export type { LeadDraft } from './useLeadDraft.ts';
