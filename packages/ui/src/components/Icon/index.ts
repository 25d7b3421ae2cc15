export * from './Icon.tsx';
export { onePathIcon } from './onePathIcon.ts';
