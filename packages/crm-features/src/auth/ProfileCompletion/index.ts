export { ProfileCompletion } from './ProfileCompletion.tsx';
export type { ProfileCompletionProps } from './ProfileCompletion.tsx';
export { ProfileCompletionView } from './ProfileCompletionView.tsx';
export type { ProfileCompletionViewProps } from './ProfileCompletionView.tsx';
