export * from './FileTrigger.tsx';
