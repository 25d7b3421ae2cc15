import type { FollowUpStage, LeadStatus, LeadType } from '@cardinal/contract';
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Dialect } from '../../engine/database.ts';
import type { LeadOrderColumn } from './leadOrders.ts';
import { countUpToCap, isBeyond, orderTerms, type PageRequest, type Total } from '../../page.ts';
import { doNotContact, storedColumns, type LeadRow } from '../leadRows.ts';
import { inScope, type LeadScope } from '../leadScope.ts';
import type { Read } from '../../schema.ts';
import type { LeadTable } from '../../tables/leads.ts';

/*
 * The list is the most frequent query, so its statements are built as text: building one from
 * thirty nodes took half as long as running it (measured). Values are always parameters.
 */

/** Alternatives, of which one must be met as a whole; none, if nothing is searched. */
export type SearchParts = readonly (readonly string[])[];

/** The leads of a scope that a list shows. Absent filters hide nothing. */
export interface LeadFilters {
  status?: LeadStatus;
  type?: LeadType;
  /** As created by `sourceKey`. */
  sourceKey?: string;
  /** User id, or null for unassigned leads. */
  assignedTo?: string | null;
  /** User id; see `LeadTable.owner_id`. */
  ownerId?: string;
  eventId?: string;
  /** Only leads that were created then or later, in milliseconds. */
  capturedFrom?: number;
  /** Only leads that were created before, in milliseconds. */
  capturedTo?: number;
  /** Only leads that have not been contacted since then, in milliseconds. */
  lastContactBefore?: number;
  /** Only open leads whose next step is due before, in milliseconds. */
  nextStepBefore?: number;
  /** Only leads that lack a first name or email address. */
  incomplete?: true;
  /** Only leads whose answers score at least this. */
  scoreMin?: number;
  /** Only leads that have come this far, or wait for the first contact. */
  stage?: FollowUpStage;
  /** Only leads with these ids. */
  ids?: readonly string[];
  /** Texts that the search key must contain; see `searchParts`. */
  parts: SearchParts;
}

/** The filters that are given. */
export const namesOf = (filters: Partial<LeadFilters>): string[] =>
  Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : name));

/** The part of a list of leads to read. */
export interface LeadPageRequest extends PageRequest<LeadOrderColumn> {
  /** How many leads the whole list has; read with the page if the counters know it. */
  total?: RawBuilder<number>;
  /** The part of the list to read; see `partsAroundHidden`. */
  part?: RawBuilder<SqlBool>;
}

/** The leads that a statement selects. */
export interface LeadSet {
  /** The table leads, or a subquery of that name. */
  from: RawBuilder<unknown>;
  where: RawBuilder<SqlBool>;
}

/** A lead of a list, with the values it is ordered by. */
export type ListedLead = LeadRow &
  Pick<Selectable<LeadTable>, LeadOrderColumn> & { total?: number };

const allLeads = sql`leads`;
const and = sql` and `;
const columnOf = (name: string) => sql.raw(`leads.${name}`);

/** Conditions of the filters, search included. @param column How a column of leads is named. */
export function filterConditions(
  dialect: Dialect,
  {
    status,
    type,
    sourceKey,
    assignedTo,
    ownerId,
    eventId,
    capturedFrom,
    capturedTo,
    lastContactBefore,
    nextStepBefore,
    incomplete,
    scoreMin,
    stage,
    ids,
    parts,
  }: LeadFilters,
  column: (name: string) => RawBuilder<unknown> = columnOf,
): RawBuilder<SqlBool>[] {
  const equal = (name: string, value: string | undefined) =>
    value === undefined ? [] : [sql<SqlBool>`${column(name)} = ${value}`];
  const within = (name: string, operator: '>=' | '<', value: number | undefined) =>
    value === undefined ? [] : [sql<SqlBool>`${column(name)} ${sql.raw(operator)} ${value}`];
  return [
    // The rank represents the status: its index is also used to order by status.
    ...(status ? [sql<SqlBool>`${column('status_rank')} = ${statusRank[status]}`] : []),
    ...equal('lead_type', type),
    ...equal('source_key', sourceKey),
    ...equal('owner_id', ownerId),
    ...equal('event_id', eventId),
    ...within('created_at', '>=', capturedFrom),
    ...within('created_at', '<', capturedTo),
    ...within('last_contact_at', '<', lastContactBefore),
    ...within('next_step_key', '<', nextStepBefore),
    // Worded as in the partial index.
    ...(incomplete ? [sql<SqlBool>`(leads.first_name = '' or leads.email = '')`] : []),
    ...within('answers_score', '>=', scoreMin),
    ...(stage ? [sql<SqlBool>`(${sql.raw(stages[stage])})`] : []),
    ...(ids ? [sql<SqlBool>`${column('id')} in (${sql.join(ids)})`] : []),
    ...(assignedTo === null
      ? [sql<SqlBool>`${column('assigned_to')} is null`]
      : // The assignee owns the lead; this condition lets the owner's index be used.
        [...equal('assigned_to', assignedTo), ...equal('owner_id', assignedTo)]),
    ...(parts.length === 0 ? [] : [containing(parts, (part) => containsPart(dialect, part))]),
  ];
}

/** What leads of a stage have in common, as the boards of events count them. */
const stages: Readonly<Record<FollowUpStage, string>> = {
  owned: 'leads.assigned_to is not null',
  contacted: 'leads.first_contact_at is not null',
  waiting: 'leads.first_contact_at is null',
  answered: 'leads.meeting_at is not null or leads.reply_at is not null',
};

/** The order of statuses, as in the column `status_rank`. */
const statusRank: Readonly<Record<LeadStatus, number>> = { Hot: 0, Warm: 1, Cold: 2, Closed: 3 };

type Contains = (part: string, key: RawBuilder<unknown>) => RawBuilder<SqlBool>;

const contains: Readonly<Record<Dialect, Contains>> = {
  sqlite: (part, key) => sql<SqlBool>`instr(${key}, ${part})`,
  postgres: (part, key) =>
    sql<SqlBool>`${key} like ${`%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`}`,
};

const leadKey = sql`leads.search_key`;

/**
 * The condition that a search key contains a part, as created by `searchParts`.
 * @param key The column with the key.
 */
export const containsPart = (
  dialect: Dialect,
  part: string,
  key: RawBuilder<unknown> = leadKey,
): RawBuilder<SqlBool> => contains[dialect](part, key);

const or = sql` or `;

/** The condition that all parts of an alternative are met. @param condition That one part is met. */
export const containing = (
  alternatives: SearchParts,
  condition: (part: string) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    alternatives.map((parts) => sql.join(parts.map(condition), and)),
    or,
  )})`;

/** Leads of a scope that meet conditions. @param from The table or subquery to search. */
export const leadsWhere = (
  scope: LeadScope,
  conditions: readonly RawBuilder<SqlBool>[],
  from: RawBuilder<unknown> = allLeads,
): LeadSet => ({ from, where: sql.join([inScope(scope), ...conditions], and) });

/** Leads of a scope that match filters. */
export const matching = (dialect: Dialect, scope: LeadScope, filters: LeadFilters): LeadSet =>
  leadsWhere(scope, filterConditions(dialect, filters));

/**
 * The leads of a set from the start of a page, in the direction of reading: the SQL after `select
 * …`.
 */
export function inOrder({ from, where }: LeadSet, page: LeadPageRequest) {
  const begun = page.from ? sql` and ${isBeyond(page, page.from)}` : sql``;
  const part = page.part ? sql` and ${page.part}` : sql``;
  return sql`from ${from} where ${where}${begun}${part} order by ${orderTerms(page)}`;
}

const ofLeads = (names: readonly string[]) => names.map((name) => `leads.${name}`).join(', ');

const listed = `${ofLeads(storedColumns)}, ${doNotContact} as do_not_contact`;
const listedNames = new Set<string>(storedColumns);

/** The columns of a list, and those of its order that are not among them. */
function selected(orderColumns: readonly LeadOrderColumn[]): string {
  const others = orderColumns.filter((name) => !listedNames.has(name));
  return others.length === 0 ? listed : `${listed}, ${ofLeads(others)}`;
}

/** The statement for one page of a set and one additional lead, in the direction of reading. */
export function pageStatement(leads: LeadSet, page: LeadPageRequest): RawBuilder<ListedLead> {
  const columns = selected(page.order.columns);
  const total = page.total ? sql`, ${page.total} as total` : sql``;
  return sql<ListedLead>`
    select ${sql.raw(columns)}${total} ${inOrder(leads, page)} limit ${page.limit + 1}
  `;
}

/** One page of a set and one additional lead, in the direction of reading. */
export async function readLeads(
  read: Read,
  leads: LeadSet,
  page: LeadPageRequest,
): Promise<ListedLead[]> {
  return (await pageStatement(leads, page).execute(read)).rows;
}

/** Counts the leads of a set, up to the highest total that is reported exactly. */
export const countLeadSet = (read: Read, { from, where }: LeadSet): Promise<Total> =>
  countUpToCap(read, (most) => sql`(select 1 from ${from} where ${where} limit ${most})`);
