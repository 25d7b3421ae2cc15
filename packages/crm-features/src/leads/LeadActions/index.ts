export * from './LeadActions.tsx';
export * from './contactLead.ts';
