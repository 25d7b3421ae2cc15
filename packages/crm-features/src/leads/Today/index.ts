export * from './Today.tsx';
