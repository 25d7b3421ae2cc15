export * from './Communications.tsx';
