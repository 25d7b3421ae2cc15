export { GoogleCallback } from './GoogleCallback.tsx';
export type { GoogleCallbackProps, GoogleNext } from './GoogleCallback.tsx';
export { GoogleCallbackView } from './GoogleCallbackView.tsx';
export type { CallbackOutcome, GoogleCallbackViewProps } from './GoogleCallbackView.tsx';
