export * from './BarList.tsx';
