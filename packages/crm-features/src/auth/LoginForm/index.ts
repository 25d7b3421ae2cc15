export { LoginForm } from './LoginForm.tsx';
export type { LoginFormProps } from './LoginForm.tsx';
export { LoginFormView } from './LoginFormView.tsx';
export type { LoginFormViewProps } from './LoginFormView.tsx';
