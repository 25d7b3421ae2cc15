export * from './RowAction.tsx';
