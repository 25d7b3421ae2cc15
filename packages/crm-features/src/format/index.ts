export * from './RelativeTime.tsx';
export * from './dates.ts';
export * from './leadName.ts';
export * from './useClock.ts';
