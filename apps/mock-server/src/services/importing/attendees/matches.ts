import { badgeNames, createBadgeIndex } from '@cardinal/contact';
import type { Database } from '../../../store/engine/database.ts';
import { findWithBadge } from '../../../store/leads/badges.ts';
import type { LeadScope } from '../../../store/leads/leadScope.ts';
import type { Attendee } from '../rows/rowSummaries.ts';

/** A row of a list of attendees with a badge code that incomplete leads of the event have. */
export interface Match {
  row: number;
  leads: readonly string[];
  /** Rows with the same code, or with another part of the leads' code, and another person. */
  others: readonly number[];
}

/** Whether the owner of the badge, or the matching lead, is ambiguous. */
export const isAmbiguous = ({ leads, others }: Match): boolean =>
  leads.length > 1 || others.length > 0;

/** The ids of incomplete leads with a badge, by the names of their badges. */
export type BadgeIndex = ReturnType<typeof createBadgeIndex<string>>;

/** Maximum number of leads with the same code that are returned. */
const mostOfOneCode = 20;

/** The index of an event's incomplete leads. @param completedBy See `findWithBadge` */
export async function badgesOf(
  db: Database,
  scope: LeadScope,
  wanted: { eventId: string; completedBy?: string },
): Promise<BadgeIndex> {
  const leads = await findWithBadge(db.read, scope, wanted);
  return createBadgeIndex(leads.map(({ id, badge_code: code }) => ({ code, owner: id })));
}

interface Badge {
  leads: readonly string[];
  /** Those of them that have exactly this code. */
  exact: ReadonlySet<string>;
  /** The first row of each person. */
  rows: Map<string, number>;
}

/** Collects the rows of a list that match leads, over the whole file. */
export function createMatches(index: BadgeIndex) {
  const badges = new Map<string, Badge>();
  return {
    /**
     * Adds rows. A repeated person is not a match, because the first row has filled in the lead.
     * @returns The rows that match.
     */
    add(people: readonly Attendee[]): number[] {
      return people.flatMap(({ row, badge, person }) => {
        const names = badgeNames(badge);
        const known = badges.get(names.exact) ?? {
          leads: index.find(names).slice(0, mostOfOneCode),
          exact: new Set(index.findExact(names)),
          rows: new Map<string, number>(),
        };
        if (known.leads.length === 0) return [];
        badges.set(names.exact, known);
        if (known.rows.has(person)) return [];
        known.rows.set(person, row);
        return [row];
      });
    },

    /** All matches by the number of their row, in the order of the file. */
    all(): Map<number, Match> {
      const exact = new Set([...badges.values()].flatMap((badge) => Array.from(badge.exact)));
      const claims = new Map<string, number[]>();
      // A row with exactly the code of a lead beats those that name it otherwise.
      const claimed = [...badges.values()].map((badge) => ({
        rows: [...badge.rows.values()],
        leads: badge.leads.filter((id) => badge.exact.has(id) || !exact.has(id)),
      }));
      for (const { rows, leads } of claimed) {
        for (const id of leads) claims.set(id, (claims.get(id) ?? []).concat(rows));
      }
      const matches = claimed.flatMap(({ rows, leads }) =>
        leads.length === 0
          ? []
          : rows.map((row) => {
              const others = new Set(leads.flatMap((id) => claims.get(id) ?? []));
              others.delete(row);
              return { row, leads, others: [...others] };
            }),
      );
      return new Map(matches.toSorted((a, b) => a.row - b.row).map((match) => [match.row, match]));
    },
  };
}
