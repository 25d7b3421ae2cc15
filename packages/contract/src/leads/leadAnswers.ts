import { z } from 'zod';
import { idSchema, paragraphs, requiredLine } from '../common.ts';
import { lengths, limits } from '../limits.ts';

const answerValue = z
  .union([z.string(), z.number(), z.array(z.string())])
  .meta({ description: 'Id of an option, several ids, a rating, or text' });

/** What a lead answered at an event. */
export const leadAnswersSchema = z
  .object({
    event_id: idSchema,
    version: z.int().min(1).meta({ description: 'The version of the questions' }),
    values: z.record(z.string(), answerValue).meta({ description: 'By id of the question' }),
  })
  .meta({ id: 'LeadAnswers' });

/** Answers to the questions of an event, as sent. */
export const leadAnswersInputSchema = z
  .object({
    event_id: requiredLine(64, 'Event'),
    version: z.int().min(1).optional().meta({
      description: 'The version of the questions that was answered; the current one if absent',
    }),
    values: z
      .record(
        z.string().max(64),
        z.union(
          [
            paragraphs(lengths.answer, 'Answer'),
            z.number(),
            z.array(z.string().max(64)).max(limits.options.max),
          ],
          'Use the id of an option, several ids, a rating, or text.',
        ),
      )
      .refine(
        (values) => Object.keys(values).length <= limits.questions,
        `Answer at most ${limits.questions} questions.`,
      ),
  })
  .meta({ id: 'LeadAnswersInput' });

/** What a lead answered at an event. */
export type LeadAnswers = z.infer<typeof leadAnswersSchema>;
/** Answers to the questions of an event, as sent. */
export type AnswersInput = z.output<typeof leadAnswersInputSchema>;
