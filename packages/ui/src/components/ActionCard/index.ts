export * from './ActionCard.tsx';
