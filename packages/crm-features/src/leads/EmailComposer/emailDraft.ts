import type { EmailType } from '@cardinal/contract/labels';

/** A text that was generated or typed. */
export interface EmailText {
  subject: string;
  content: string;
  /** Who wrote it: the writer of the server, or null for the user. */
  writer: string | null;
}

/** An email that is being written. */
export interface EmailDraft extends EmailText {
  emailType: EmailType;
  /** Facts or instructions for a model. */
  context: string;
  /** The text that Generate replaced, or that Undo removed; null if there is none. */
  other: EmailText | null;
  /** Whether `other` is the earlier text, rather than the one that Undo removed. */
  canUndo: boolean;
}

/** An empty draft. */
export const emptyDraft: EmailDraft = {
  emailType: 'initial',
  subject: '',
  content: '',
  context: '',
  writer: null,
  other: null,
  canUndo: false,
};

const textOf = ({ subject, content, writer }: EmailText): EmailText => ({
  subject,
  content,
  writer,
});

/** Whether there is any text. */
export const hasText = ({ subject, content }: EmailText) =>
  subject.trim() !== '' || content.trim() !== '';

/** Replaces the current text with a generated one, and keeps it. */
export function replaceText(draft: EmailDraft, generated: EmailText): EmailDraft {
  const before = hasText(draft) ? textOf(draft) : draft.other;
  return { ...draft, ...generated, other: before, canUndo: before !== null };
}

/** Swaps the text with the one that it replaced. */
export function swapText(draft: EmailDraft): EmailDraft {
  if (!draft.other) return draft;
  return { ...draft, ...draft.other, other: textOf(draft), canUndo: !draft.canUndo };
}
