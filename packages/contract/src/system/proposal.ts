import { z } from 'zod';
import { idSchema, timestampSchema } from '../common.ts';
import { proposalStates, type ProposalKind, proposalKinds } from '../labels.ts';

// The names are the keys of the table of labels.
const kindNames = Object.keys(proposalKinds) as [ProposalKind, ...ProposalKind[]];

const facts = z.record(z.string(), z.string().nullable());

/** A change that an agent suggests, and that its user approves or refuses. */
export const proposalSchema = z
  .object({
    id: idSchema,
    kind: z.enum(kindNames),
    state: z.enum(proposalStates),
    lead: z.object({ id: idSchema, name: z.string(), company: z.string() }),
    changed: z.boolean().meta({
      description: 'Whether the lead has changed since, or is gone: then approving is refused',
    }),
    before: facts.meta({ description: 'What the change concerns, as it was shown' }),
    after: facts.meta({ description: 'The same after the change; of an email, all of it' }),
    reason: z.string().meta({ description: 'Why, in the words of the agent' }),
    client: z.string().meta({ description: 'The agent: the name of its key or program' }),
    tool: z.string(),
    version: z.int().meta({
      description: 'Version of the lead that was shown; of an approved one, the version it made',
    }),
    created_at: timestampSchema,
    expires_at: timestampSchema,
    decided_at: timestampSchema.nullable(),
  })
  .meta({ id: 'Proposal' });

/** A change that an agent suggests. */
export type Proposal = z.infer<typeof proposalSchema>;
/** The fields that a suggestion concerns. */
export type ProposalFacts = Proposal['before'];
