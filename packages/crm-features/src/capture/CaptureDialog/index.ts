export { CaptureDialog } from './CaptureDialog.tsx';
export type { CaptureDialogProps } from './captureDialogProps.ts';
export type { CaptureEvent } from '../meeting.ts';
