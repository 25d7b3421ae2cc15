export * from './FieldRow.tsx';
