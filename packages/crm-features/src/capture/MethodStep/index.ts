export * from './MethodStep.tsx';
