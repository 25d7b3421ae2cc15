export * from './LeadActions.tsx';
export * from './useContactLead.ts';
