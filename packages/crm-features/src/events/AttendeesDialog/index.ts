export { AttendeesDialog } from './AttendeesDialog.tsx';
export type { AttendeesDialogProps } from './AttendeesDialog.tsx';
export { AttendeesDialogView } from './AttendeesDialogView.tsx';
export type { AttendeesDialogViewProps } from './AttendeesDialogView.tsx';
export type { AttendeeDraft, AttendeeField, AttendeesValues } from '../attendeeDraft.ts';
