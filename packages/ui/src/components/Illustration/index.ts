export * from './Illustration.tsx';
