export { CompleteRegistration } from './CompleteRegistration.tsx';
export type { CompleteRegistrationProps } from './CompleteRegistration.tsx';
export { CompleteRegistrationView } from './CompleteRegistrationView.tsx';
export type { CompleteRegistrationViewProps } from './CompleteRegistrationView.tsx';
