export * from './pagingSummary.ts';
export * from './useSearchKey.ts';
export * from './useSearchText.ts';
