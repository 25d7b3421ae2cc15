export { AuthScreen } from './AuthScreen.tsx';
export type { AuthScreenProps, AuthTab } from './AuthScreen.tsx';
