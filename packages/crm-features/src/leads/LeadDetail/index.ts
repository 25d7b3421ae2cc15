export * from './LeadDetail.tsx';
export * from './LeadDetailDialog.tsx';
export * from './LeadDetailView.tsx';
export * from './leadDetailViewProps.ts';
export * from './DeletedLeadNotice.tsx';
export type { Neighbours } from './LeadFooter.tsx';
export type { QuickActionHandlers } from './QuickActions.tsx';
export type { Choice, Conflict, LeadValues } from './leadEdit.ts';
export type { FormEdit, LeadEditing } from './useLeadEdit.ts';
