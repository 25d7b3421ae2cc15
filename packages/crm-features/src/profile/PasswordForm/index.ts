export { PasswordForm } from './PasswordForm.tsx';
export type { PasswordFormProps } from './PasswordForm.tsx';
