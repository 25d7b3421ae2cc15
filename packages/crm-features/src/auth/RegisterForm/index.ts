export { RegisterForm } from './RegisterForm.tsx';
export type { RegisterFormProps } from './RegisterForm.tsx';
export { RegisterFormView } from './RegisterFormView.tsx';
export type { RegisterFormViewProps } from './RegisterFormView.tsx';
