import { Buffer } from 'node:buffer';
import type { ReadableStream } from 'node:stream/web';
import {
  type LeadToCreate,
  type VisitorForm,
  type VisitorQuestion,
  leadInputSchema,
  perField,
  sizes,
} from '@cardinal/contract';
import {
  answerErrors,
  isBlank,
  type AnswerValue,
  type AnswerValues,
} from '@cardinal/contract/answers';
import {
  answerPath,
  visitorFieldError,
  visitorFields,
  type VisitorField,
  type VisitorTexts,
  type VisitorValues,
} from '@cardinal/contract/visitors';
import type { RequestContext } from '../../http/environment.ts';
import { unsupportedType } from '../../services/shared/failures.ts';
import { readFormParts } from '../../http/requests/formParts.ts';
import { malformed } from '../../http/responses/problems.ts';
import { say } from '../../services/shared/sentences/sentence.ts';

/** The fields, in the order of the form. */
const formFields: readonly VisitorField[] = [...visitorFields.main, ...visitorFields.more];

/** The visitor's input, unchanged. */
export interface FormValues extends VisitorValues {
  answers: AnswerValues;
  /** The text beside the ticked box; '' if it is not ticked. */
  agreed: string;
}

export interface SentForm {
  values: FormValues;
  /** The picture of a card; undefined if none was chosen. */
  card: Buffer | undefined;
  wantsCard: boolean;
  /** A honeypot that only programs fill in. */
  isTrapped: boolean;
  /**
   * Idempotency key of the form as it was shown, so that it counts once however often it is sent.
   */
  entry: string | undefined;
}

/** An empty form, or one with values from the page's URL. */
export const noValues: FormValues = {
  ...perField(formFields, () => ''),
  answers: {},
  agreed: '',
};

const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
const fileForm = /^multipart\//i;

const typeOf = (c: RequestContext) => c.req.header('Content-Type') ?? '';

/** Whether a form may contain a picture. */
export const mayHoldCard = (c: RequestContext): boolean => fileForm.test(typeOf(c));

/** Maximum size of a form in bytes. */
export const largestForm = (c: RequestContext): number =>
  mayHoldCard(c) ? sizes.scan + sizes.body : sizes.body;

const incomplete = () => malformed(say(({ request }) => request.brokenForm));

/** The values of each field of a form, and the picture. */
async function readFields(c: RequestContext) {
  const type = typeOf(c);
  const { body } = c.req.raw;
  if (!formType.test(type)) throw unsupportedType(say(({ request }) => request.sendForm));
  const fields = new Map<string, string[]>();
  const card: Buffer[] = [];
  if (!body) return { fields, card };
  const bytes = largestForm(c);
  // The stream types of the DOM and Node describe the same thing.
  await readFormParts(body as ReadableStream, {
    type,
    most: { bytes, stated: bytes },
    broken: incomplete,
    listen(form) {
      form.on('field', (name, value) => {
        fields.set(name, [...(fields.get(name) ?? []), value]);
      });
      form.on('file', (name, file) => {
        file.on('error', () => undefined);
        if (name === 'card') file.on('data', (chunk: Buffer) => card.push(chunk));
        else file.resume();
      });
    },
  });
  return { fields, card };
}

/** The answer to a question, as the kind of the question has it. */
function answerOf({ kind }: VisitorQuestion, given: readonly string[]): AnswerValue {
  const [first = ''] = given;
  if (kind === 'choices') return [...given];
  return kind === 'rating' && first !== '' ? Number(first) : first;
}

/**
 * Reads a form.
 * @param questions What it asks beside the fields
 * @throws `unsupported_type`, `malformed` or `too_large`.
 */
export async function readForm(
  c: RequestContext,
  questions: readonly VisitorQuestion[],
): Promise<SentForm> {
  const { fields, card } = await readFields(c);
  // Browsers send line breaks as CRLF.
  const all = (name: string) =>
    (fields.get(name) ?? []).map((value) => value.replaceAll('\r\n', '\n'));
  const text = (name: string) => all(name)[0] ?? '';
  const entry = text('entry');
  const answers = questions.map(
    (question) => [question.id, answerOf(question, all(answerPath(question.id)))] as const,
  );
  return {
    values: {
      ...perField(formFields, text),
      answers: Object.fromEntries(answers),
      agreed: text('consent_text'),
    },
    card: card.length > 0 ? Buffer.concat(card) : undefined,
    wantsCard: text('action') === 'card',
    isTrapped: text('homepage') !== '',
    entry: /^[\w-]{8,64}$/.test(entry) ? entry : undefined,
  };
}

/** The errors of fields, as sentences in the visitor's language. */
export type FormErrors = Readonly<Record<string, string>>;

export const noErrors: FormErrors = {};

/** What is wrong with the answers and the consent of a form. */
function errorsBeside(
  { answers, agreed }: FormValues,
  { questions, consent_text: asked }: VisitorForm,
  { errors: texts }: VisitorTexts,
): FormErrors {
  const wrong = answerErrors(questions?.questions ?? [], answers, { ofVisitor: true });
  const isMissing = (id: string) => isBlank(answers[id]);
  return {
    ...Object.fromEntries(
      wrong.map(({ question: id }) => [
        answerPath(id),
        isMissing(id) ? texts.unanswered : texts.answer,
      ]),
    ),
    ...(asked !== agreed && {
      consent_text: agreed === '' ? texts.consent : texts.consentChanged,
    }),
  };
}

/**
 * The lead that a form describes, or the form's errors.
 * @param eventId Of the event whose questions it asks
 */
export function checkForm(
  values: FormValues,
  { settings, eventId }: { settings: VisitorForm; eventId: string | null },
  texts: VisitorTexts,
): { lead: LeadToCreate; errors?: never } | { lead?: never; errors: FormErrors } {
  const { answers, agreed, ...fields } = values;
  const { questions } = settings;
  const { success, data, error } = leadInputSchema.safeParse({
    ...fields,
    ...(settings.consent_text !== '' && { consent_text: agreed }),
    ...(questions &&
      eventId !== null && {
        answers: { event_id: eventId, version: questions.version, values: answers },
      }),
  });
  const beside = errorsBeside(values, settings, texts);
  if (success && Object.keys(beside).length === 0) return { lead: data };
  const wrong = new Set(error?.issues.map(({ path }) => path[0]));
  const ofFields = formFields
    .filter((name) => wrong.has(name))
    .map((name) => [name, visitorFieldError(name, values[name], texts)] as const);
  return { errors: { ...Object.fromEntries(ofFields), ...beside } };
}
