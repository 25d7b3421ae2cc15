import { emptyLead, leadSources, leadStatuses, leadTypes } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import type { Database } from '../src/store/engine/database.ts';
import { sql } from 'kysely';
import { newId } from '../src/store/ids.ts';
import { leadKeys } from '../src/store/leadKeys.ts';

const firstNames = ['Ana', 'Björn', 'Chidi', 'Dagmar', 'Elif', 'Farid', 'Grace', 'Hiroshi'];
const lastNames = ['Alvarez', 'Brandt', 'Chen', 'Duarte', 'Eriksen', 'Fischer', 'Gupta', 'Haddad'];
const companies = ['Aurora', 'Bluewave', 'Cobalt', 'Delta', 'Ember', 'Fjord', 'Granite', 'Helio'];
const kinds = ['Trading', 'Labs', 'Logistics', 'Foods', 'Media', 'Energy', 'Systems', 'Textiles'];
const sources = Object.values(leadSources);

/** A rare word, in one of this many leads, for the search that has to look far. */
export const rare = { word: 'quetzalcoatl', oneIn: 9_973 };
/** A word in one of eight leads. */
export const commonWord = 'bluewave';

const perStatement = 500;
/** Leads cover the same period regardless of their number. */
const span = 365 * dayMs;

/** Pseudo-random numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Fills a workspace with leads of the last year, evenly over owners, statuses, types and sources.
 */
export async function fillWithLeads(
  db: Database,
  {
    workspaceId,
    owners,
    count,
    now,
  }: {
    workspaceId: string;
    owners: readonly string[];
    count: number;
    now: number;
  },
): Promise<void> {
  const random = numbers(count);
  const pick = <T>(all: readonly T[], otherwise: T): T => all[random(all.length)] ?? otherwise;
  const lead = (index: number) => {
    const fields = {
      ...emptyLead,
      first_name: index % rare.oneIn === 0 ? 'Quetzalcoatl' : pick(firstNames, ''),
      last_name: pick(lastNames, ''),
      email: `person${index}@example.com`,
      phone: `+1 202 ${String(5_550_000 + index)}`,
      company: `${pick(companies, '')} ${pick(kinds, '')}`,
      source: pick(sources, leadSources.manual),
    };
    const owner = pick(owners, workspaceId);
    const createdAt = now - Math.ceil(((count - index) * span) / count);
    return {
      ...fields,
      ...leadKeys(fields, { all: [] }),
      workspace_id: workspaceId,
      id: newId(createdAt),
      owner_id: owner,
      assigned_to: random(10) === 0 ? null : owner,
      created_by: owner,
      position: 'Head of Purchasing',
      lead_status: pick(leadStatuses, 'Warm'),
      lead_type: pick(leadTypes, 'All Leads'),
      notes: 'Met at the fair, wants a quote before the end of the quarter.',
      event_id: null,
      created_at: createdAt,
      updated_at: createdAt,
      deleted_at: null,
      version: 1,
    };
  };
  for (let start = 0; start < count; start += 20 * perStatement) {
    await db.write(async (tx) => {
      const end = Math.min(start + 20 * perStatement, count);
      for (let from = start; from < end; from += perStatement) {
        const rows = Array.from({ length: Math.min(perStatement, end - from) }, (_, index) =>
          lead(from + index),
        );
        await tx.insertInto('leads').values(rows).execute();
      }
    });
  }
}

/** One of this many leads was called. */
const calledOneIn = 5;

/** Adds a call to every fifth lead of a workspace. */
export async function fillWithContacts(
  db: Database,
  { workspaceId }: { workspaceId: string },
): Promise<void> {
  // A contact's id only has to sort by time, so it is derived from its lead's.
  await db.write((tx) =>
    sql`
      insert into activities
        (workspace_id, id, lead_id, actor_id, type, title, description, created_at)
      select workspace_id, substr(id, 1, 35) || 'c', id, owner_id, 'call', 'Call', '', created_at
      from leads where workspace_id = ${workspaceId} and created_at % ${calledOneIn} = 0
        and not exists (
          select 1 from activities
          where activities.workspace_id = leads.workspace_id
            and activities.id = substr(leads.id, 1, 35) || 'c'
        )
    `.execute(tx),
  );
}
