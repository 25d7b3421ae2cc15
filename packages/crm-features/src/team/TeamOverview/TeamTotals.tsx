import { StatCard } from '@cardinal/ui';
import { Flame, SquareUser, UserX, Users } from 'lucide-react';
import type { Figures } from '../../client/queries/figures.ts';
import type { DateContext } from '../../format/index.ts';
import { teamMessages } from '../texts.ts';
import { formatWait } from '../wait.ts';
import { room, totals } from './TeamOverview.css.ts';
import { useTexts } from '../../language/index.ts';

const unknown = '–';

export interface TeamTotalsProps {
  /** Number of members; undefined until it is known. */
  teamSize: number | undefined;
  /** The company's figures; undefined until they are known, null if they could not be loaded. */
  figures: Figures | null | undefined;
  /** When the longest-waiting unassigned lead was captured; null if there is none. */
  oldest: string | null | undefined;
  dates: DateContext;
}

/** The four totals of the team. */
export function TeamTotals({ teamSize, figures, oldest, dates }: TeamTotalsProps) {
  const texts = useTexts(teamMessages).totals;
  const wait = () => {
    if (figures?.unassigned_leads === 0) return texts.nobodyWaits;
    // Keeps the height of the line.
    return oldest ? texts.oldest({ wait: formatWait(oldest, dates) }) : '\u00a0';
  };
  return (
    <section aria-label={texts.label} className={room}>
      <div className={totals}>
        <StatCard
          label={texts.teamSize}
          icon={Users}
          value={teamSize ?? 0}
          note={texts.members}
          isLoading={teamSize === undefined}
        />
        <StatCard
          label={texts.totalLeads}
          icon={SquareUser}
          value={figures?.total_leads ?? unknown}
          change={figures?.changes.total_leads ?? null}
          changeLabel={texts.period}
          isLoading={figures === undefined}
        />
        <StatCard
          label={texts.unassigned}
          icon={UserX}
          value={figures?.unassigned_leads ?? unknown}
          note={wait()}
          isLoading={figures === undefined}
        />
        <StatCard
          label={texts.hotLeads}
          icon={Flame}
          value={figures?.hot_leads ?? unknown}
          change={figures?.changes.hot_leads ?? null}
          changeLabel={texts.period}
          isLoading={figures === undefined}
        />
      </div>
    </section>
  );
}
