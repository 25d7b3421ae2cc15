export * from './StatusSelect.tsx';
