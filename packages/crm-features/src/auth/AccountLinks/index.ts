export * from './DisownAccount.tsx';
export * from './ForgotPassword.tsx';
export * from './ResetPassword.tsx';
export * from './VerifyEmail.tsx';
