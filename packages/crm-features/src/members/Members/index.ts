export * from './Members.tsx';
