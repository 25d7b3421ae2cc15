export * from './MergeLeads.tsx';
export * from './MergeLeadsView.tsx';
