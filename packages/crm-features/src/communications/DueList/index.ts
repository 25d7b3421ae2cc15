export * from './DueList.tsx';
export * from './DueListView.tsx';
export type { Done, DueRow } from './dueRows.ts';
