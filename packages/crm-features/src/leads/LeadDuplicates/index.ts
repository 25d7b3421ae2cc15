export * from './LeadDuplicates.tsx';
