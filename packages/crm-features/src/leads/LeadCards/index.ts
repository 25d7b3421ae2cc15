export * from './LeadCards.tsx';
export * from './LeadCardsSkeleton.tsx';
