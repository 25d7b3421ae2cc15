export { StatCards, type StatCardsProps } from './StatCards.tsx';
export { StatCardsView } from './StatCardsView.tsx';
export type { StatCardsViewProps } from './StatCardsView.tsx';
