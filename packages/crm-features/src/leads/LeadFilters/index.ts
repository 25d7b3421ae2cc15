export * from './LeadFilters.tsx';
export * from './useEventNames.ts';
