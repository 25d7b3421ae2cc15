export * from './LeadFollowUp.tsx';
export * from './LeadFollowUpView.tsx';
