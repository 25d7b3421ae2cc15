export { ToastRegion } from './Toast.tsx';
export { toasts } from './toasts.ts';
export type { ToastContent, ToastOptions } from './toasts.ts';
