export { RegisterForm } from './RegisterForm.tsx';
export type { RegisterFormProps } from './RegisterForm.tsx';
// Loaded together: most invited people are new users.
export { InvitedNotice } from '../Invitation/InvitedNotice.tsx';
export type { InvitedNoticeProps } from '../Invitation/InvitedNotice.tsx';
