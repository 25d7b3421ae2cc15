import type { AnswerValues } from '@cardinal/contract/answers';
import { perField } from '@cardinal/contract/labels';
import {
  answerPath,
  visitorFieldError,
  visitorFields,
  type VisitorField,
  type VisitorTexts,
  type VisitorValues,
} from '@cardinal/contract/visitors';
import type { FieldErrors } from '../forms/index.ts';

/** What a visitor has entered so far. */
export interface VisitorDraft extends VisitorValues {
  answers: AnswerValues;
  /** Whether the box below the text of the key is ticked. */
  hasAgreed: boolean;
}

/** All fields of visitors, in their order. */
export const allVisitorFields: readonly VisitorField[] = [
  ...visitorFields.main,
  ...visitorFields.more,
];

/** A form that was just opened. */
export const emptyVisitorDraft: VisitorDraft = {
  ...perField(allVisitorFields, () => ''),
  answers: {},
  hasAgreed: false,
};

/**
 * The messages at the fields that the server refused, in the visitor's language.
 * @param paths Paths in the body of the call
 */
export function refusedByServer(
  paths: readonly string[],
  draft: VisitorDraft,
  texts: VisitorTexts,
): FieldErrors {
  const messageOf = (path: string): string | undefined => {
    const field = allVisitorFields.find((name) => name === path);
    if (field) return visitorFieldError(field, draft[field], texts);
    if (path === 'consent_text') return texts.errors.consentChanged;
    return path.startsWith(answerPath('')) ? texts.errors.answer : undefined;
  };
  return Object.fromEntries(
    paths.flatMap((path) => {
      const message = messageOf(path);
      return message === undefined ? [] : [[path, message]];
    }),
  );
}
