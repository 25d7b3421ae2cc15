import { z } from 'zod';
import { idSchema, paragraphs } from './common.ts';
import { emailTypes } from './labels.ts';
import { lengths } from './limits.ts';

const contextText = paragraphs(lengths.writingContext);

/** Facts by name, which a writer reads line by line. */
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
      description: 'What a model should know or do beside; the built-in writer leaves it aside',
    }),
  })
  .meta({ id: 'GenerateEmailInput' });

/** An email that was written and not sent. */
export const generatedEmailSchema = z
  .object({
    subject: z.string(),
    content: z.string().meta({ description: 'Plain text, signed with the name of the caller' }),
    writer: z.string().meta({ description: '`built-in`, or the name of the model that wrote' }),
  })
  .meta({ id: 'GeneratedEmail' });

/** What an email is asked for with. */
export type GenerateEmailInput = z.output<typeof generateEmailInputSchema>;
/** An email that was written and not sent. */
export type GeneratedEmail = z.infer<typeof generatedEmailSchema>;
