export * from './LeadEmails.tsx';
export * from './LeadEmailsView.tsx';
