export * from './LeadViewMenu.tsx';
export type { LeadView } from './leadViews.ts';
