export { CreateEventDialog } from './CreateEventDialog.tsx';
export type { CreateEventDialogProps } from './CreateEventDialog.tsx';
export { EditEventDialog } from './EditEventDialog.tsx';
export type { EditEventDialogProps } from './EditEventDialog.tsx';
export { EventDialogView } from './EventDialogView.tsx';
export type { EventDialogViewProps } from './EventDialogView.tsx';
export type { EventDraft } from '../eventDraft.ts';
