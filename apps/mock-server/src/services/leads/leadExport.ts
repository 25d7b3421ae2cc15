import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExportQuery } from '@cardinal/contract';
import {
  exportColumnLabels,
  exportColumns,
  leadFieldNames,
  leadFields,
  nextStepLabels,
  perField,
  type ExportColumn,
} from '@cardinal/contract/labels';
import { writeSheet, type SheetColumn, type WrittenCell } from '../../ports/sheets/index.ts';
import type { Database } from '../../store/engine/database.ts';
import { leadOrders } from '../../store/leads/list/leadOrders.ts';
import { readLeadRows } from '../../store/leads/list/leadList.ts';
import { positionOf, type Position } from '../../store/page.ts';
import type { ListedLead } from '../../store/leads/list/leadFilters.ts';
import { listMembers } from '../../store/accounts/team.ts';
import { findEvent } from '../../store/events/events.ts';
import { recordAudit } from '../shared/audit.ts';
import { createAnswerTexts, type AnsweredQuestion } from '../shared/answerTexts.ts';
import { filtersOf } from './leadPage.ts';
import { scopeOf, type Principal } from '../shared/principal.ts';
import type { SheetFile } from '../shared/sheetFile.ts';

/** Leads read at once: a few milliseconds of the main thread. */
const pageSize = 100;

/** Name of the exported file, without its extension. */
const exportName = 'leads-export';

interface Column extends Omit<SheetColumn, 'name'> {
  cell(lead: ListedLead, known: Known): WrittenCell;
}

/** The names of records that a lead refers to. */
interface Known {
  /** Addresses of the members, by id. */
  addresses: ReadonlyMap<string, string>;
  /** Name of the event; '' without one. */
  event: string;
  answers: readonly AnsweredQuestion[];
}

const momentOf = (at: number | null) => (at === null ? null : new Date(at));

const columns: Readonly<Record<ExportColumn, Column>> = {
  ...perField(leadFieldNames, (field) => ({
    width: leadFields[field].width,
    cell: (lead: ListedLead) => lead[field],
  })),
  assigned_to: {
    width: 28,
    cell: ({ assigned_to: id }, { addresses }) => (id === null ? '' : (addresses.get(id) ?? '')),
  },
  created_at: { width: 18, kind: 'moment', cell: (lead) => new Date(lead.created_at) },
  updated_at: { width: 18, kind: 'moment', cell: (lead) => new Date(lead.updated_at) },
  event: { width: 26, cell: (_lead, { event }) => event },
  answers: {
    width: 40,
    cell: (_lead, { answers }) =>
      answers.map(({ question, answer }) => `${question.label}: ${answer}`).join('\n'),
  },
  answers_score: { width: 10, cell: (lead) => lead.answers_score },
  next_step: {
    width: 26,
    cell: ({ next_step_kind: kind, next_step_note: note }) =>
      kind === null ? '' : [nextStepLabels[kind], note].filter(Boolean).join(': '),
  },
  next_step_due: { width: 18, kind: 'moment', cell: (lead) => momentOf(lead.next_step_at) },
  last_contact: {
    width: 18,
    kind: 'moment',
    cell: (lead) => momentOf(lead.last_contact_at || null),
  },
  consent: { width: 40, cell: (lead) => lead.consent_text ?? '' },
  consent_at: { width: 18, kind: 'moment', cell: (lead) => momentOf(lead.consent_at) },
};

/** Reads the names of events, each once. */
function createEventNames(db: Database, workspaceId: string) {
  const names = new Map<string, string>();
  return async (id: string): Promise<string> => {
    const name = names.get(id) ?? (await findEvent(db.read, workspaceId, id))?.name ?? '';
    names.set(id, name);
    return name;
  };
}

/**
 * All leads of the principal's scope that match the list's filters, as a file that is written while
 * it is read. The export is recorded in the audit trail before the first byte is sent.
 */
export async function exportLeads(
  { db, clock }: { db: Database; clock: () => number },
  principal: Principal,
  query: ExportQuery,
): Promise<SheetFile> {
  const { format, columns: chosen, ids, ...filters } = query;
  const facts = {
    ...filters,
    ...(ids && { ids: ids.length }),
    ...(chosen && { columns: chosen.join(', ') }),
  };
  const given = Object.entries(facts).flatMap(([fact, value]) =>
    value === undefined ? [] : [[fact, value] as const],
  );
  const name = `${exportName}.${format}`;
  const after = Object.fromEntries(given);
  const subject = { type: 'export' as const, id: null, name };
  await db.write((tx) =>
    recordAudit(tx, principal, clock(), [{ action: 'leads_exported', subject, after }]),
  );
  const { companyId } = principal;
  const members = companyId === null ? [] : await listMembers(db.read, companyId);
  const addresses = new Map(members.map(({ id, email }) => [id, email]));
  const eventName = createEventNames(db, principal.workspaceId);
  const answersOf = createAnswerTexts(db.read, principal.workspaceId);

  const written = (chosen ?? exportColumns).map((column) =>
    Object.assign({ name: exportColumnLabels[column] }, columns[column]),
  );

  async function* rows() {
    for await (const lead of allLeads(db, principal, query)) {
      const { event_id: eventId, answers: stored } = lead;
      // Most leads have neither, and nothing is awaited for them.
      const event = eventId === null ? '' : await eventName(eventId);
      const answers = stored === null ? [] : await answersOf(stored);
      yield written.map(({ cell }) => cell(lead, { addresses, event, answers }));
    }
  }
  const content = writeSheet(format, { name: 'Leads', columns: written, rows: rows() });
  return { name: exportName, format, content };
}

/** Every lead on all pages of a list, read page by page on demand. */
async function* allLeads(
  db: Database,
  principal: Principal,
  query: ExportQuery,
): AsyncGenerator<ListedLead> {
  const listed = filtersOf(query);
  if (!listed) return;
  const filters = { ...listed, ids: query.ids };
  const scope = { ...scopeOf(principal), ...(query.deleted === 'true' && { deleted: true }) };
  const order = leadOrders[query.sort];
  let from: Position | undefined;
  do {
    const found = await readLeadRows(db, scope, filters, {
      order,
      from,
      backwards: false,
      limit: pageSize,
    });
    yield* found.slice(0, pageSize);
    const last = found[pageSize - 1];
    from = found.length > pageSize && last ? positionOf(order, last) : undefined;
    // Lets waiting requests run first.
    await nextTurn();
  } while (from);
}
