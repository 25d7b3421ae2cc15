// A chunk of its own: what shows toasts is loaded when it is needed.
export { ToastRegion } from '@cardinal/ui';
