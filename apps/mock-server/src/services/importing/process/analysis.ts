import type { ImportRow, ImportValueField } from '@cardinal/contract';
import { limits } from '@cardinal/contract/limits';
import type { Database } from '../../../store/engine/database.ts';
import { findDuplicatesOf } from '../../../store/leads/duplicates.ts';
import type { LeadScope } from '../../../store/leads/leadScope.ts';
import type { RowRules } from '../rows/rowRules.ts';
import type { RowSummary } from '../rows/rowSummaries.ts';
import type { RowChunk, RowWork } from './rowWork.ts';

/** Maximum number of likely duplicates listed for a row. */
const mostNamed = 3;

/** Maximum number of distinct texts of a field that are counted. */
const mostCounted = 2_000;

/** The texts of the mapped fields, the most frequent first. */
export type FoundValues = Partial<Record<ImportValueField, { text: string; count: number }[]>>;

/** The expected result of importing the rows of a file. */
export interface Analysis {
  total: number;
  invalid: number;
  /** Valid rows that are likely duplicates of another row or of a lead. */
  duplicates: number;
  /** Rows of a list of attendees that fit several people or leads. */
  ambiguous: number;
  /** The first rows. */
  rows: ImportRow[];
  /** The first rows with errors or likely duplicates. */
  problems: ImportRow[];
}

export interface AnalysisDependencies {
  db: Database;
  work: RowWork;
  rules: RowRules;
  /** The leads among which likely duplicates are searched. */
  scope: LeadScope;
}

/** The analysis of a file, which processes its chunks one after the other. */
export interface Analyser {
  /** Analyses some rows. */
  add(chunk: RowChunk): Promise<void>;
  /** The expected result for all rows. */
  result(): { analysis: Analysis; found: FoundValues };
}

/** Creates the analysis of a list of leads. */
export function createAnalysis({ db, work, rules, scope }: AnalysisDependencies): Analyser {
  const analysis: Analysis = {
    total: 0,
    invalid: 0,
    duplicates: 0,
    ambiguous: 0,
    rows: [],
    problems: [],
  };
  const texts = new Map<ImportValueField, Map<string, number>>();

  function countTexts(found: RowSummary['texts']): void {
    for (const { field, text, count } of found) {
      const counts = texts.get(field) ?? new Map<string, number>();
      texts.set(field, counts);
      if (counts.has(text) || counts.size < mostCounted) {
        counts.set(text, (counts.get(text) ?? 0) + count);
      }
    }
  }

  /** The leads that are duplicates of rows, by row number; only rows that have some. */
  async function leadsFor(known: RowSummary['known']) {
    // Keys can be looked up like the values themselves, because folding is idempotent.
    const people = known.map(({ email, numbers }) => ({ id: '', email, numbers }));
    const found = await findDuplicatesOf(db.read, scope, people);
    const named = new Map<number, ImportRow['duplicates']>();
    for (const [index, { row }] of known.entries()) {
      const leads = (found[index] ?? []).slice(0, mostNamed);
      if (leads.length > 0) {
        named.set(
          row,
          leads.map(({ id, reason }) => ({ id, reason, row: null })),
        );
      }
    }
    return named;
  }

  /** The first problem rows of a chunk, in the order of the file. */
  async function problemsIn(
    chunk: RowChunk,
    summary: RowSummary,
    named: ReadonlyMap<number, unknown>,
    most: number,
  ): Promise<ImportRow[]> {
    const listed = new Set(summary.problems.map(({ row }) => row));
    const others = [...named.keys()].filter((row) => !listed.has(row)).slice(0, most);
    const shown = others.length > 0 ? await work.show(chunk.rows, rules, others) : [];
    return [...summary.problems, ...shown].toSorted((a, b) => a.row - b.row).slice(0, most);
  }

  return {
    async add(chunk) {
      const wanted = {
        shown: limits.importPreview - analysis.rows.length,
        problems: limits.importPreview - analysis.problems.length,
      };
      const summary = await work.summarise(chunk.rows, rules, wanted);
      const named = await leadsFor(summary.known);
      const problems = await problemsIn(chunk, summary, named, wanted.problems);
      const complete = (row: ImportRow) => ({
        ...row,
        duplicates: [...row.duplicates, ...(named.get(row.row) ?? [])],
      });
      analysis.total += summary.count;
      analysis.invalid += summary.invalid;
      analysis.duplicates += summary.known.filter(
        ({ row, repeats }) => repeats || named.has(row),
      ).length;
      analysis.rows.push(...summary.shown.map(complete));
      analysis.problems.push(...problems.map(complete));
      countTexts(summary.texts);
    },
    result() {
      const listed = [...texts].map(([field, counts]) => {
        const sorted = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, limits.importValues);
        return [field, sorted.map(([text, count]) => ({ text, count }))];
      });
      return { analysis, found: Object.fromEntries(listed) };
    },
  };
}
