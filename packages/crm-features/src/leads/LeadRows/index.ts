export * from './LeadRows.tsx';
export * from './LeadRowsSkeleton.tsx';
