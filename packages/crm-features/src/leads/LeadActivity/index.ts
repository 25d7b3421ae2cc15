export * from './LeadActivity.tsx';
export * from './LeadActivityView.tsx';
