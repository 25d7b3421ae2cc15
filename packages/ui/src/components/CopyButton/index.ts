export * from './CopyButton.tsx';
