import { leadListQuerySchema } from '@cardinal/contract';
import { leadStatuses } from '@cardinal/contract/labels';
import { z } from 'zod';
import { readPeople } from '../../../store/accounts/users.ts';
import { answersJson } from '../../../store/leads/leadRows.ts';
import type { ServerContext } from '../../context.ts';
import { createEventsArea } from '../../events/index.ts';
import { createLeadsArea } from '../../leads/index.ts';
import { createAnswerTexts } from '../../shared/answerTexts.ts';
import { fullName } from '../../shared/names.ts';
import type { Principal } from '../../shared/principal.ts';
import { leadLine, wholeLead } from './leadTexts.ts';
import { tool, type Tool } from './tool.ts';

const mostEntries = 10;
const id = z.string().max(64);
const limit = z.int().min(1).max(20).default(10);

/** What an agent can read. */
export function readingTools(context: ServerContext, principal: Principal): Tool[] {
  const { db, publicUrl } = context;
  const { leadsOf, historyOf, dueLeads, todayOf } = createLeadsArea(context);
  const { eventsOf } = createEventsArea(context);
  const line = (lead: Parameters<typeof leadLine>[1]) => leadLine(publicUrl, lead);

  const findLeads = tool({
    name: 'find_leads',
    description: 'Searches leads by words and filters, newest first.',
    scopes: ['leads:read'],
    isReading: true,
    input: z.object({
      words: z.string().max(200).optional().describe('Name, company, email or phone'),
      status: z.enum(leadStatuses).optional(),
      event_id: id.optional(),
      limit,
      cursor: z.string().max(500).optional(),
    }),
    async run({ words, status, event_id, limit: most, cursor }) {
      const query = { q: words, lead_status: status, event_id, limit: most, cursor };
      const page = await leadsOf(principal).list(leadListQuerySchema.parse(query));
      return { total: page.total, leads: page.rows.map(line), next_cursor: page.next };
    },
  });

  const getLead = tool({
    name: 'get_lead',
    description: 'One lead: contact data, notes, answers given at an event, latest history.',
    scopes: ['leads:read'],
    isReading: true,
    input: z.object({ lead_id: id }),
    async run({ lead_id: leadId }) {
      const lead = await leadsOf(principal).get(leadId);
      const owner = lead.assignedTo;
      const [people, history, answers] = await Promise.all([
        readPeople(db.read, owner === null ? [] : [owner]),
        historyOf(principal).list(leadId, { limit: mostEntries }),
        lead.answers
          ? createAnswerTexts(db.read, principal.workspaceId)(answersJson.write(lead.answers))
          : [],
      ]);
      const person = owner === null ? undefined : people.get(owner);
      return wholeLead(publicUrl, lead, {
        owner: person ? fullName(person) : null,
        answers: answers.map(({ question, answer }) => ({ question: question.label, answer })),
        history: history.rows,
      });
    },
  });

  const followUpBoard = tool({
    name: 'follow_up_board',
    description: 'Leads that wait for a first contact or the next one, longest first.',
    scopes: ['leads:read'],
    isReading: true,
    input: z.object({ limit }),
    async run({ limit: most }) {
      const page = await dueLeads(principal, { limit: most });
      return {
        total: page.total,
        leads: page.rows.map(({ lead, due_since }) =>
          Object.assign(line(lead), { waiting_since: due_since }),
        ),
      };
    },
  });

  const eventReport = tool({
    name: 'event_report',
    description:
      'Figures of an event: leads, contacts, waiting times, cost, people, answers. Without event_id, lists events.',
    scopes: ['events:read'],
    isReading: true,
    input: z.object({ event_id: id.optional() }),
    async run({ event_id: eventId }) {
      if (eventId !== undefined) {
        const event = await eventsOf(principal).get(eventId);
        const board = await eventsOf(principal).board(eventId);
        const link = `${publicUrl}/events/${event.id}`;
        return { name: event.name, link, from: event.start_date, to: event.end_date, ...board };
      }
      const { rows } = await eventsOf(principal).list({ limit: 20 });
      return rows.map((event) => ({
        id: event.id,
        name: event.name,
        from: event.start_date,
        to: event.end_date,
        leads: event.lead_count,
      }));
    },
  });

  const myDay = tool({
    name: 'my_day',
    description: "The user's day: overdue, due today, newly assigned, hot without contact.",
    scopes: ['leads:read'],
    isReading: true,
    input: z.object({}),
    async run() {
      const day = await todayOf(principal);
      return Object.fromEntries(
        Object.entries(day).map(([list, leads]) => [
          list,
          { count: leads.length, leads: leads.slice(0, mostEntries).map(line) },
        ]),
      );
    },
  });

  return [findLeads, getLead, followUpBoard, eventReport, myDay];
}
