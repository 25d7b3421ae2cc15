export * from './LeadFilters.tsx';
