export { PasswordForm } from './PasswordForm.tsx';
export type { PasswordFormProps } from './PasswordForm.tsx';
export { PasswordFormView } from './PasswordFormView.tsx';
export type { PasswordFormViewProps } from './PasswordFormView.tsx';
