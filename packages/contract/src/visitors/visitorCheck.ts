import { isBlank, type AnswerValues } from '../events/answers.ts';
import type { VisitorQuestion } from '../events/question.ts';
import { leadFields, leadFieldsWith } from '../labels.ts';
import type { VisitorField } from './english.ts';
import type { VisitorTexts } from './visitorMessages.ts';

/** The fields that visitors always see, and those below the others, in their order. */
export const visitorFields = {
  main: leadFieldsWith('partner', true),
  more: leadFieldsWith('partner', 'more'),
} as const;

/** The fields without which nothing can be sent. */
export const neededOfVisitors: ReadonlySet<VisitorField> = new Set(['first_name', 'email']);

/** The name of a question's control in a form, and the path of its answer in a body. */
export const answerPath = (questionId: string): string => `answers.values.${questionId}`;

/** What a visitor entered. */
export type VisitorValues = Readonly<Record<VisitorField, string>>;

/** Whether a text has a name, an at and a domain; the server knows more. */
const isMaybeEmail = (text: string) => {
  const at = text.lastIndexOf('@');
  return at > 0 && text.indexOf('.', at) > at + 1 && !text.endsWith('.');
};

/** Why the server did not accept the value of a field, as a sentence for the visitor. */
export function visitorFieldError(name: VisitorField, value: string, texts: VisitorTexts): string {
  const field = texts.fields[name];
  const { errors } = texts;
  const { kind, max } = leadFields[name];
  if (value.trim() === '') return errors.missing({ field });
  if (value.trim().length > max) return errors.tooLong({ field, most: max });
  if (kind === 'link') return errors.link;
  return kind === 'email' ? errors.email : errors.wrong({ field });
}

/** What is entered beside the fields. */
interface Entered {
  values: VisitorValues;
  questions: readonly VisitorQuestion[];
  answers: AnswerValues;
  /** Whether the visitor has agreed, or need not. */
  hasAgreed: boolean;
}

/** What can be seen to be wrong without the server, by field, `answerPath` and `consent_text`. */
export function visitorErrors(
  { values, questions, answers, hasAgreed }: Entered,
  texts: VisitorTexts,
): Record<string, string> {
  const wrong = [...visitorFields.main, ...visitorFields.more].filter((name) => {
    const value = values[name].trim();
    if (value === '') return neededOfVisitors.has(name);
    return value.length > leadFields[name].max || (name === 'email' && !isMaybeEmail(value));
  });
  const unanswered = questions.filter(({ id, required }) => required && isBlank(answers[id]));
  return {
    ...Object.fromEntries(
      wrong.map((name) => [name, visitorFieldError(name, values[name], texts)]),
    ),
    ...Object.fromEntries(
      unanswered.map(({ id }) => [answerPath(id), texts.errors.unanswered] as const),
    ),
    ...(!hasAgreed && { consent_text: texts.errors.consent }),
  };
}
