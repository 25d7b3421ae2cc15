export * from './RelativeTime.tsx';
export * from './dates.ts';
export * from './isEmailShaped.ts';
export * from './isSameText.ts';
export * from './leadName.ts';
export * from './personName.ts';
export * from './sourceLabel.ts';
export * from './useClock.ts';
