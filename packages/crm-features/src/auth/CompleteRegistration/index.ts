export { CompleteRegistration } from './CompleteRegistration.tsx';
export type { CompleteRegistrationProps } from './CompleteRegistration.tsx';
