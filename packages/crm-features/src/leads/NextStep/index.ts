export * from './SnoozeMenu.tsx';
export * from './useNextStep.ts';
