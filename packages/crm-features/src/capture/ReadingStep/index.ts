export * from './ReadingStep.tsx';
