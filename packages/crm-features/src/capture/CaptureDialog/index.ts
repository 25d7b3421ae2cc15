export { CaptureDialog } from './CaptureDialog.tsx';
export type { CaptureDialogProps } from './CaptureDialog.tsx';
export type { CaptureEvent } from '../meeting.ts';
