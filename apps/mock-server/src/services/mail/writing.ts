import type { GeneratedEmail, GenerateEmailInput } from '@cardinal/contract';
import {
  WriterError,
  type Brief,
  type PastContact,
  type Writer,
  type WriterFailure,
} from '../../ports/writer/index.ts';
import { lastContactsOf } from '../../store/leads/activities.ts';
import { findEvent } from '../../store/events/events.ts';
import { findLead } from '../../store/leads/leads.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import { findCompany } from '../../store/accounts/companies.ts';
import { findUser, readPeople } from '../../store/accounts/users.ts';
import { createAnswerTexts } from '../shared/answerTexts.ts';
import { scopeOf, type Principal } from '../shared/principal.ts';
import { notFound, upstreamFailed } from '../shared/failures.ts';
import { fullName } from '../shared/names.ts';
import type { ServerContext } from '../context.ts';
import { createCountryOf } from './leadCountry.ts';
import { say } from '../shared/sentences/sentence.ts';

interface Dependencies extends Pick<ServerContext, 'db' | 'log' | 'clock' | 'quotas' | 'vitals'> {
  writer: Writer;
}

const failed = (failure: WriterFailure) => upstreamFailed(say(({ mail }) => mail.writer[failure]));

/** The context as one text, for each form of input. */
const contextText = (context: GenerateEmailInput['context']): string =>
  typeof context === 'string'
    ? context
    : Object.entries(context ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n');

/** What the writer learns about a lead: never an address or a phone number. */
async function aboutLead(lead: LeadRow): Promise<Brief['lead']> {
  const countryOf = await createCountryOf();
  return {
    id: lead.id,
    firstName: lead.first_name,
    lastName: lead.last_name,
    company: lead.company,
    position: lead.position,
    status: lead.lead_status,
    source: lead.source,
    notes: lead.notes,
    country: countryOf(lead),
    hasPhone: (lead.phone || lead.mobile) !== '',
    capturedAt: lead.created_at,
  };
}

/** Contacts that a writer is told about. */
const contactsAtMost = 10;

/** Sources of leads that nobody met in person. */
const impersonal = /^(?:import|partner: |event$)/i;

/** Creates the function that writes an email to a lead for a signed-in user. It stores nothing. */
export function createWriting({ db, log, clock, quotas, vitals, writer }: Dependencies) {
  async function briefOf(input: GenerateEmailInput, principal: Principal): Promise<Brief> {
    const { workspaceId, userId } = principal;
    const lead = await findLead(db.read, scopeOf(principal), input.leadId);
    if (!lead) throw notFound('lead');
    const [event, contacts, sender, company, people, answered] = await Promise.all([
      lead.event_id ? findEvent(db.read, workspaceId, lead.event_id) : undefined,
      lastContactsOf(db.read, { workspaceId, id: lead.id }, contactsAtMost),
      findUser(db.read, userId),
      findCompany(db.read, workspaceId),
      readPeople(db.read, [lead.created_by]),
      lead.answers === null ? [] : createAnswerTexts(db.read, workspaceId)(lead.answers),
    ]);
    return {
      kind: input.emailType,
      lead: await aboutLead(lead),
      capturedBy: impersonal.test(lead.source)
        ? null
        : {
            isOwn: lead.created_by === userId,
            name: people.get(lead.created_by)?.first_name ?? '',
          },
      answers: answered.map(({ question, answer }) => ({
        kind: question.kind,
        question: question.label,
        answer,
      })),
      event: event ? { name: event.name, startAt: event.start_at, endAt: event.end_at } : null,
      contacts: contacts.map((contact) => ({
        // The query asks for no other types.
        type: contact.type as PastContact['type'],
        at: contact.created_at,
        isOwn: contact.actor_id === userId,
        by: contact.first_name ?? '',
        subject: contact.subject ?? '',
      })),
      sender: {
        name: sender ? fullName(sender) : '',
        company: sender?.company_name ?? '',
        about: company?.about ?? '',
        tone: company?.tone ?? 'friendly',
        language: sender?.language ?? null,
      },
      context: contextText(input.context),
      now: clock(),
    };
  }

  /** @throws `not_found`; `too_many_requests`; `upstream` if the model fails. */
  return async function write(
    input: GenerateEmailInput,
    principal: Principal,
  ): Promise<GeneratedEmail> {
    const brief = await briefOf(input, principal);
    await quotas.writingOfUser.use(principal.userId);
    await quotas.writingOfWorkspace.use(principal.workspaceId);
    try {
      const draft = await writer.write(brief);
      vitals.worked('ai');
      return { ...draft, writer: writer.name };
    } catch (error) {
      if (!(error instanceof WriterError)) throw error;
      vitals.failed('ai');
      log.warn({ failure: error.failure, reason: error.message }, 'model wrote no email');
      throw failed(error.failure);
    }
  };
}
