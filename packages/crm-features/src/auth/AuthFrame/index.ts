export * from './AuthFrame.tsx';
