export * from './StatusSelect.tsx';
export type { StatusSelectItem } from './statusSelectItem.ts';
