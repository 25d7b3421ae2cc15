export * from './LeadStatus.tsx';
