export * from './NextStep.tsx';
export * from './SnoozeMenu.tsx';
export * from './useNextStep.ts';
export * from './useNoticedStep.ts';
