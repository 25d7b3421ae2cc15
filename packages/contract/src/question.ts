import { z } from 'zod';
import { emptyIsAbsent, requiredLine } from './common.ts';
import { questionKinds } from './labels.ts';
import { answerScores, lengths, limits } from './limits.ts';

/** Id of a question or an option, unique within one version of an event's questions. */
const partId = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'Use letters, digits, - and _ only.')
  .meta({ description: 'Identifier' });

const score = z
  .int('The score must be a whole number.')
  .min(0, 'The score is at least 0.')
  .max(answerScores.most, `The score is at most ${answerScores.most}.`);

/** An option of a question. */
export const questionOptionSchema = z
  .object({ id: partId, label: z.string(), score })
  .meta({ id: 'QuestionOption' });

/** A question at the stand. */
export const questionSchema = z
  .object({
    id: partId,
    kind: z.enum(questionKinds),
    label: z.string(),
    options: z.array(questionOptionSchema).meta({
      description: 'Empty for the kinds `rating` (1 to 5) and `text`',
    }),
    required: z.boolean().meta({
      description: 'Whether it needs an answer once any question is answered',
    }),
  })
  .meta({ id: 'Question' });

/** The questions of an event, in one version. */
export const eventQuestionsSchema = z
  .object({
    version: z.int().min(0).meta({
      description: 'Number of changes; 0 if the event never had questions',
    }),
    questions: z.array(questionSchema),
  })
  .meta({ id: 'EventQuestions' });

const optionInput = z.object({
  id: partId.optional().meta({ description: 'Made by the server if absent' }),
  label: requiredLine(lengths.option, 'Option'),
  score: score.default(0),
});

const needsOptions = new Set<string>(['choice', 'choices', 'budget', 'timeframe']);

/** Whether texts or ids occur more than once; absent ones do not count. */
function repeats(values: readonly (string | undefined)[]): boolean {
  const given = values.filter((value) => value !== undefined);
  return new Set(given).size < given.length;
}

const fewOptions = `Add at least ${limits.options.min} options.`;

const questionInput = z
  .object({
    id: partId.optional().meta({ description: 'Made by the server if absent' }),
    kind: z.enum(questionKinds, `Use one of: ${questionKinds.join(', ')}.`),
    label: requiredLine(lengths.question, 'Question'),
    options: z
      .array(optionInput)
      .max(limits.options.max, `Use at most ${limits.options.max} options.`)
      .default([]),
    required: z.boolean().default(false),
  })
  .superRefine(({ kind, options }, context) => {
    if (!needsOptions.has(kind)) return;
    const report = (message: string) =>
      context.addIssue({ code: 'custom', path: ['options'], message });
    if (options.length < limits.options.min) report(fewOptions);
    else if (repeats(options.map(({ label }) => label.toLowerCase()))) {
      report('Each option needs its own label.');
    } else if (repeats(options.map(({ id }) => id))) report('Each option needs its own id.');
  })
  .transform((question) =>
    needsOptions.has(question.kind) ? question : { ...question, options: [] },
  );

/** Body of `PUT /api/events/{id}/questions`: replaces all of them. */
export const eventQuestionsInputSchema = z
  .object({
    questions: z
      .array(questionInput)
      .max(limits.questions, `An event has at most ${limits.questions} questions.`)
      .refine(
        (questions) => !repeats(questions.map(({ id }) => id)),
        'Each question needs its own id.',
      ),
  })
  .meta({ id: 'EventQuestionsInput' });

/** Query of `GET /api/events/{id}/questions`. */
export const questionsQuerySchema = z.object({
  version: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(1).optional()).meta({
    description: 'An older version; the current one if absent',
  }),
});

/** A question at the stand. */
export type Question = z.infer<typeof questionSchema>;
/** An option of a question. */
export type QuestionOption = z.infer<typeof questionOptionSchema>;
/** The questions of an event, in one version. */
export type EventQuestions = z.infer<typeof eventQuestionsSchema>;
/** The questions of an event, as sent. */
export type EventQuestionsInput = z.input<typeof eventQuestionsInputSchema>;
/** The questions of an event, after validation; ids may be absent. */
export type NewQuestions = z.output<typeof eventQuestionsInputSchema>;
