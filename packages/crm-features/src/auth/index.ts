// RegisterForm has an entry of its own, so that the sign-in does not ship it.
export * from './AuthScreen/index.ts';
export * from './LoginForm/index.ts';
export * from './ConfirmIdentity/index.ts';
export { isIncomplete, isWaiting } from './membership.ts';
export * from './MembershipNotice/index.ts';
export { TermsDialog } from './TermsDialog/index.ts';
export type { TermsDialogProps } from './TermsDialog/index.ts';
export * from './useLogout.ts';
