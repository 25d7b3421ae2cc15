export { ReviewStep } from './ReviewStep.tsx';
export type { ReviewHandlers } from './reviewProps.ts';
