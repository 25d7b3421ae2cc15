export * from './differing.ts';
export * from './fieldErrors.ts';
export * from './useAttempt.ts';
export * from './useCloseGuard.ts';
export * from './useForm.ts';
export * from './useKept.ts';
export * from './useIsShown.ts';
