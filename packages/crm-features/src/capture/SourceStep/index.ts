export * from './SourceStep.tsx';
