export * from './deletedLeadColumns.tsx';
export * from './leadColumns.tsx';
