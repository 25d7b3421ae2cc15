export * from './leadColumns.tsx';
