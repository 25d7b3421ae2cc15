export * from './MeetingDialog.tsx';
export * from './MeetingDialogView.tsx';
export type { MeetingDraft } from './meetingDraft.ts';
