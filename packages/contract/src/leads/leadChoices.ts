import { z } from 'zod';
import { idSchema } from '../common.ts';
import { leadStatuses, leadTypes, lowerStatus, type LeadStatus, type LeadType } from '../labels.ts';

/** OpenAPI metadata of a value that is accepted in any capitalisation. */
export const listed = (values: readonly string[]) => ({
  enum: values,
  description: 'Accepted in any capitalisation',
});

/** Accepts a value in any capitalisation; the OpenAPI document lists `spellings`. */
function anyCase<const T extends string>(
  values: readonly T[],
  message: string,
  spellings: readonly string[] = values,
) {
  return z
    .string(message)
    .trim()
    .meta(listed(spellings))
    .transform((text, context): T => {
      const found = values.find((value) => value.toLowerCase() === text.toLowerCase());
      if (found) return found;
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    });
}

const statusMessage = 'Use Hot, Warm, Cold or Closed.';
/** A status in any capitalisation. */
export const statusInput = anyCase<LeadStatus>(leadStatuses, statusMessage);
/** A status as `status` has it, in any capitalisation. */
export const lowerStatusInput = anyCase<LeadStatus>(
  leadStatuses,
  statusMessage,
  Object.values(lowerStatus),
);
/** A type of lead in any capitalisation. */
export const leadTypeInput = anyCase<LeadType>(leadTypes, `Use one of: ${leadTypes.join(', ')}.`);

/** Says what a call that assigns leads expects. */
export const chooseAgent = 'Choose an agent, or null for none.';

/** `userId` that distributes leads over the agents, starting with the fewest open leads. */
const fairly = 'fair';

/** Who gets several leads. */
export const assigneeInput = z
  .union([z.literal(fairly), idSchema, z.null()], chooseAgent)
  .meta({ description: 'User id of an agent, null to unassign, or `fair`' });
