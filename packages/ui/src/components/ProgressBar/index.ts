export * from './ProgressBar.tsx';
