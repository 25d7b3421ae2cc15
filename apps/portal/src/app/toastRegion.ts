// A separate chunk: the code that shows toasts is loaded on demand.
export { ToastRegion } from '@cardinal/ui';
