import { z } from 'zod';
import { idSchema, paragraphs } from '../common.ts';
import { emailTypes } from '../labels.ts';
import { lengths } from '../limits.ts';

const contextText = paragraphs(lengths.writingContext);

/** Facts by name, which the writer receives one per line. */
const facts = z
  .record(z.string().max(100), z.union([contextText, z.number(), z.boolean(), z.null()]))
  .refine(
    (record) => JSON.stringify(record).length <= lengths.writingContext,
    `Use at most ${lengths.writingContext} characters.`,
  );

/** Body of `POST /api/ai/generate-email`. */
export const generateEmailInputSchema = z
  .object({
    leadId: idSchema,
    emailType: z.enum(emailTypes, `Use one of ${emailTypes.join(', ')}.`),
    context: z.union([contextText, facts]).nullish().meta({
      description: 'Further facts or instructions for a model; the built-in writer ignores them',
    }),
  })
  .meta({ id: 'GenerateEmailInput' });

/** A generated email that has not been sent. */
export const generatedEmailSchema = z
  .object({
    subject: z.string(),
    content: z.string().meta({
      description: "Plain text with the caller's name below it; sending it adds the signature",
    }),
    writer: z
      .string()
      .meta({ description: '`built-in`, or the name of the model that generated the email' }),
  })
  .meta({ id: 'GeneratedEmail' });

/** Request for a generated email. */
export type GenerateEmailInput = z.output<typeof generateEmailInputSchema>;
/** A generated email that has not been sent. */
export type GeneratedEmail = z.infer<typeof generatedEmailSchema>;
