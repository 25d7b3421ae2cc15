export { TermsDialog } from './TermsDialog.tsx';
export type { TermsDialogProps } from './TermsDialog.tsx';
