export * from './LeadActions.tsx';
export * from './contactLead.ts';
export * from './useContactLead.ts';
