export { ProfileCompletion } from './ProfileCompletion.tsx';
export type { ProfileCompletionProps } from './ProfileCompletion.tsx';
