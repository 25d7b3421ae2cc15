export * from './ListCard.tsx';
export * from './pagingSummary.ts';
export * from './RefreshNotice.tsx';
export * from './RowMenu.tsx';
export { listTexts } from './texts.ts';
export * from './useLoadFailure.ts';
export * from './useSearchKey.ts';
export * from './useSearchText.ts';
export * from './useShownPage.ts';
