import type { Attendee } from '../rows/rowSummaries.ts';

/** A row of a list of attendees with a badge code that incomplete leads of the event have. */
export interface Match {
  row: number;
  /** Ids of the leads. */
  leads: readonly string[];
  /** Rows with the same code and another person. */
  others: readonly number[];
}

/** Whether the owner of the badge, or the matching lead, is ambiguous. */
export const isAmbiguous = ({ leads, others }: Match): boolean =>
  leads.length > 1 || others.length > 0;

interface Badge {
  leads: readonly string[];
  /** The first row of each person. */
  rows: Map<string, number>;
}

/** Collects the rows of a list that match leads, over the whole file. */
export function createMatches() {
  const badges = new Map<string, Badge>();
  return {
    /**
     * Adds rows. A repeated person is not a match, because the first row has filled in the lead.
     * @param leads Ids of the incomplete leads by the key of their badge code
     * @returns The rows that match.
     */
    add(people: readonly Attendee[], leads: ReadonlyMap<string, readonly string[]>): number[] {
      return people.flatMap(({ row, badge, person }) => {
        const ids = badges.get(badge)?.leads ?? leads.get(badge);
        if (!ids) return [];
        const known = badges.get(badge) ?? { leads: ids, rows: new Map<string, number>() };
        badges.set(badge, known);
        if (known.rows.has(person)) return [];
        known.rows.set(person, row);
        return [row];
      });
    },

    /** All matches by the number of their row, in the order of the file. */
    all(): Map<number, Match> {
      const matches = [...badges.values()].flatMap(({ leads, rows }) => {
        const numbers = [...rows.values()];
        return numbers.map((row) => ({
          row,
          leads,
          others: numbers.filter((other) => other !== row),
        }));
      });
      return new Map(matches.toSorted((a, b) => a.row - b.row).map((match) => [match.row, match]));
    },
  };
}
