export * from './auth.ts';
export * from './companies.ts';
export * from './defaults.ts';
export * from './leads.ts';
export * from './outcomes.ts';
export * from './scan.ts';
export * from './stats.ts';
