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
  /** Facts or wishes for a model. */
  context: string;
  /** The text that Generate replaced, or that Undo took back; null if there is none. */
  other: EmailText | null;
  /** Whether `other` is what was there before, rather than what Undo took back. */
  canUndo: boolean;
}

/** An email that nobody has begun. */
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

/** Puts a generated text in place of what is there, which is kept. */
export function replaceText(draft: EmailDraft, generated: EmailText): EmailDraft {
  const before = hasText(draft) ? textOf(draft) : draft.other;
  return { ...draft, ...generated, other: before, canUndo: before !== null };
}

/** Exchanges the text with the one that it replaced. */
export function swapText(draft: EmailDraft): EmailDraft {
  if (!draft.other) return draft;
  return { ...draft, ...draft.other, other: textOf(draft), canUndo: !draft.canUndo };
}
