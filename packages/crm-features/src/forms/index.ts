export * from './fieldErrors.ts';
export * from './useAttempt.ts';
export * from './useCloseGuard.ts';
export * from './useErrorFocus.ts';
export * from './useInvalidFocus.ts';
export * from './useKept.ts';
export * from './useKeptChanges.ts';
export * from './useShown.ts';
