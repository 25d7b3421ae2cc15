export * from './MeetingDialog.tsx';
export * from './MeetingDialogView.tsx';
export type { MeetingDraft, MeetingErrors } from './meetingDraft.ts';
