export * from './useFillingIn.tsx';
