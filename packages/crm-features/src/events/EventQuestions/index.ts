export { EventQuestions } from './EventQuestions.tsx';
export type { EventQuestionsProps } from './EventQuestions.tsx';
export { QuestionsDialog } from './QuestionsDialog.tsx';
export type { QuestionsDialogProps } from './QuestionsDialog.tsx';
