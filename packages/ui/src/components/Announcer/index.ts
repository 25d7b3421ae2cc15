export * from './announce.ts';
