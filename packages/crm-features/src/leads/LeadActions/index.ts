export * from './LeadActions.tsx';
export * from './SaveContact.tsx';
export * from './useContactLead.ts';
