import { breaksLine, type Proposal } from '@cardinal/contract';
import {
  emailTypes,
  leadStatuses,
  leadTextFields,
  leadTypes,
  nextStepKinds,
} from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import { createMailArea } from '../../mail/index.ts';
import { actingFor } from '../../shared/currentPrincipal.ts';
import { keyOutOfScope } from '../../shared/failures.ts';
import type { KeyAccess } from '../../shared/principal.ts';
import { createNewProposals, type WantedChange } from '../newProposals.ts';
import { createProposals } from '../proposals.ts';
import { tool, type Tool } from './tool.ts';

const leadId = z.string().max(64);
const reason = z.string().min(1).max(lengths.proposalReason).describe('For the user: why');
const paragraphs = (most: number) => z.string().trim().min(1).max(most);

/** The one change that a call of `propose_change` names. */
const changeInput = z.object({
  lead_id: leadId,
  status: z.enum(leadStatuses).optional(),
  assign_to: z
    .string()
    .max(lengths.email)
    .nullable()
    .optional()
    .describe('Email or name of an agent; null for nobody'),
  fields: z
    .partialRecord(z.enum([...leadTextFields, 'lead_type']), z.string().max(lengths.notes))
    .optional()
    .describe(`New values; lead_type is one of ${leadTypes.join(', ')}`),
  next_step: z
    .object({
      kind: z.enum(nextStepKinds),
      due_at: z.iso.datetime({ offset: true }),
      note: z.string().max(lengths.nextStep).default(''),
    })
    .nullable()
    .optional(),
  email: z
    .object({
      subject: paragraphs(lengths.subject).refine((text) => !breaksLine(text), 'Use one line.'),
      content: paragraphs(lengths.emailContent),
    })
    .optional(),
  reason,
});

type ChangeInput = z.output<typeof changeInput>;

const namesOneChange = ({ status, assign_to: to, fields, next_step: step, email }: ChangeInput) =>
  [status, to, fields, step, email].filter((part) => part !== undefined).length === 1;

/** The change that an input names; undefined if it names none. */
function wantedChange(input: ChangeInput): WantedChange | undefined {
  const { status, assign_to: to, fields, next_step: step, email } = input;
  if (status !== undefined) return { kind: 'status', status };
  if (to !== undefined) return { kind: 'assignment', to };
  if (fields !== undefined) return { kind: 'fields', fields };
  if (email !== undefined) return { kind: 'email', ...email };
  if (step === undefined) return undefined;
  const due = step && { ...step, due_at: new Date(step.due_at).toISOString() };
  return { kind: 'follow_up', step: due };
}

/** What an agent can write: drafts, and suggestions that wait for the user. */
export function writingTools(context: ServerContext, { principal, scopes }: KeyAccess): Tool[] {
  const { publicUrl } = context;
  const newProposals = createNewProposals(actingFor(context, principal), principal);
  const proposals = createProposals(context, principal);
  const mail = createMailArea(context);

  const answerOf = ({ id, state, changed, expires_at, decided_at }: Proposal) => ({
    proposal_id: id,
    state,
    ...(state === 'pending' && {
      note: changed
        ? 'The lead has changed since. Read it again and propose anew.'
        : 'Nothing has changed yet: the user must approve this in Cardinal.',
      link: `${publicUrl}/proposals`,
      expires_at,
    }),
    ...(decided_at !== null && { decided_at }),
  });

  async function propose(
    toolName: string,
    { lead, change, reason: why }: { lead: string; change: WantedChange; reason: string },
  ) {
    const via = { client: principal.via?.client ?? '', tool: toolName };
    const id = await newProposals.propose({ leadId: lead, change, reason: why, via });
    return answerOf(await proposals.get(id));
  }

  const addNote = tool({
    name: 'add_note',
    description: "Suggests a note for a lead's history. The user approves it in Cardinal.",
    scopes: ['leads:write'],
    isReading: false,
    input: z.object({ lead_id: leadId, text: paragraphs(lengths.notes), reason }),
    run: ({ lead_id: lead, text, reason: why }) =>
      propose('add_note', { lead, change: { kind: 'note', text }, reason: why }),
  });

  const draftEmail = tool({
    name: 'draft_email',
    description: 'Drafts an email to a lead, and sends nothing. Suggest it with propose_change.',
    scopes: ['mail:send'],
    isReading: true,
    input: z.object({
      lead_id: leadId,
      purpose: z.enum(emailTypes),
      wishes: z.string().max(lengths.writingContext).optional(),
    }),
    async run({ lead_id: lead, purpose, wishes }) {
      const input = { leadId: lead, emailType: purpose, context: wishes };
      const { subject, content } = await mail.write(input, principal);
      // It may quote names and wishes of the lead.
      return { untrusted_subject: subject, untrusted_content: content };
    },
  });

  const proposeChange = tool({
    name: 'propose_change',
    description:
      'Suggests one change of a lead, or an email to it. Nothing happens before the user approves it in Cardinal.',
    scopes: ['leads:write', 'mail:send'],
    isReading: false,
    input: changeInput.refine(
      namesOneChange,
      'Name one of status, assign_to, fields, next_step and email.',
    ),
    async run(input) {
      const change = wantedChange(input);
      if (!change) throw new Error('The schema demands a change.');
      const needed = change.kind === 'email' ? 'mail:send' : 'leads:write';
      if (!scopes.includes(needed)) throw keyOutOfScope(needed);
      return propose('propose_change', { lead: input.lead_id, change, reason: input.reason });
    },
  });

  const proposalStatus = tool({
    name: 'proposal_status',
    description: 'Whether the user has approved or refused a suggestion.',
    scopes: ['leads:write', 'mail:send'],
    isReading: true,
    input: z.object({ proposal_id: z.string().max(64) }),
    run: async ({ proposal_id: id }) => answerOf(await proposals.get(id)),
  });

  return [addNote, draftEmail, proposeChange, proposalStatus];
}
