export { FirstSteps } from './FirstSteps.tsx';
export type { FirstStepsProps } from './FirstSteps.tsx';
