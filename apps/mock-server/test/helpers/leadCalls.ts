import { emptyLead } from '@cardinal/contract/labels';
import { leadListQuerySchema, type LeadListQuery, type NewLead } from '@cardinal/contract';
import type { Change } from '../../src/realtime/changes.ts';
import { createLeadService, type LeadService } from '../../src/services/leads/leadService.ts';
import type { Principal } from '../../src/services/shared/principal.ts';
import type { Database } from '../../src/store/engine/database.ts';
import { newId } from '../../src/store/ids.ts';
import { leadKeys } from '../../src/store/leadKeys.ts';

/** A signed-in user; by default, an agent with their own workspace. */
export function buildPrincipal(principal: Partial<Principal> = {}): Principal {
  const workspaceId = principal.workspaceId ?? newId();
  return {
    userId: newId(),
    workspaceId,
    companyId: workspaceId,
    role: 'agent',
    emailVerified: true,
    sessionId: newId(),
    signedInAt: Date.now(),
    clientId: null,
    ...principal,
  };
}

/** A lead to create, as the contract parses it. */
export function buildNewLead(lead: Partial<NewLead> = {}): NewLead {
  return {
    ...emptyLead,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    company: 'Analytical Engines',
    source: 'Manual Entry',
    ...lead,
  };
}

/** A list query with the contract's defaults. */
export const listQuery = (query: Partial<Record<keyof LeadListQuery, unknown>> = {}) =>
  leadListQuerySchema.parse(query);

/** A service for one user, and all its announcements. */
export function serviceFor(
  db: Database,
  principal: Principal,
  clock: () => number = Date.now,
): { leads: LeadService; announced: Change[] } {
  const announced: Change[] = [];
  const announcer = { announce: (changes: readonly Change[]) => announced.push(...changes) };
  return { leads: createLeadService({ db, announcer, clock }, principal), announced };
}

/** A lead to insert directly into the store. */
export interface BulkLead extends NewLead {
  ownerId: string;
  assignedTo: string | null;
  createdAt: number;
  /** When its next step, a call, is due. */
  stepAt?: number | null;
}

/** Leads per statement, below both engines' limits on parameters. */
const perStatement = 500;

/** Stores many leads without history, quickly. @returns Their ids, in order. */
export async function insertMany(
  db: Database,
  workspaceId: string,
  leads: readonly BulkLead[],
): Promise<string[]> {
  const rows = leads.map(({ ownerId, assignedTo, createdAt, stepAt = null, ...lead }) => ({
    ...lead,
    next_step_kind: stepAt === null ? null : ('call' as const),
    next_step_at: stepAt,
    ...leadKeys(lead, { all: [] }),
    workspace_id: workspaceId,
    id: newId(createdAt),
    owner_id: ownerId,
    assigned_to: assignedTo,
    created_by: ownerId,
    event_id: null,
    created_at: createdAt,
    updated_at: createdAt,
    deleted_at: null,
    version: 1,
  }));
  await db.write(async (tx) => {
    for (let start = 0; start < rows.length; start += perStatement) {
      const slice = rows.slice(start, start + perStatement);
      await tx.insertInto('leads').values(slice).execute();
    }
  });
  return rows.map(({ id }) => id);
}

/** Every lead of a list from the query's cursor on, page by page. @param limit Leads per page. */
export async function readAll(leads: LeadService, query: LeadListQuery, limit: number) {
  const found = [];
  let { cursor } = query;
  do {
    const page = await leads.list({ ...query, limit, cursor });
    found.push(...page.rows);
    cursor = page.next;
  } while (cursor);
  return found;
}
