import type { ImportRow } from '@cardinal/contract';
import { limits } from '@cardinal/contract/limits';
import type { Database } from '../../../store/engine/database.ts';
import { findDuplicatesOf } from '../../../store/leads/duplicates.ts';
import type { LeadScope } from '../../../store/leads/leadScope.ts';
import type { RowRules } from './rowCheck.ts';
import type { RowChunk, RowSummary, RowWork } from './rowWork.ts';

/** Leads that are listed as likely duplicates of a row. */
const mostNamed = 3;

/** What the rows of a file would result in. */
export interface Analysis {
  total: number;
  invalid: number;
  /** Valid rows that are likely duplicates of another row or of a lead. */
  duplicates: number;
  /** The first rows. */
  rows: ImportRow[];
}

interface Dependencies {
  db: Database;
  work: RowWork;
  rules: RowRules;
  /** The leads among which likely duplicates are searched. */
  scope: LeadScope;
}

/** Creates the analysis of a file, which takes its chunks one after the other. */
export function createAnalysis({ db, work, rules, scope }: Dependencies) {
  const analysis: Analysis = { total: 0, invalid: 0, duplicates: 0, rows: [] };

  async function duplicatesIn({ known, shown }: RowSummary): Promise<number> {
    // Looking up by key works as by the value itself, because folding a key changes nothing.
    const people = known.map(({ email, phone }) => ({ id: '', email, phone }));
    const found = await findDuplicatesOf(db.read, scope, people);
    const showing = new Map(shown.map((row) => [row.row, row]));
    let repeated = 0;
    for (const [index, { row, repeats }] of known.entries()) {
      const leads = found[index] ?? [];
      if (repeats || leads.length > 0) repeated += 1;
      const named = leads.slice(0, mostNamed).map(({ id, reason }) => ({ id, reason, row: null }));
      showing.get(row)?.duplicates.push(...named);
    }
    return repeated;
  }

  return {
    analysis,
    /** Analyses some rows. */
    async add({ rows }: RowChunk): Promise<void> {
      const wanted = limits.importPreview - analysis.rows.length;
      const summary = await work.summarise(rows, rules, wanted);
      analysis.total += summary.count;
      analysis.invalid += summary.invalid;
      analysis.duplicates += await duplicatesIn(summary);
      analysis.rows.push(...summary.shown);
    },
  };
}
