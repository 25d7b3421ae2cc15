export * from './LeadViewMenu.tsx';
export * from './useLeadViews.ts';
