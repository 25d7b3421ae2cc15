import { BellDot, CalendarDays, Flame, SquareUser } from 'lucide-react';
import { InlineAlert, Stack, StatCard } from '@cardinal/ui';
import type { Figures } from '../../client/queries/figures.ts';
import { statMessages } from '../texts.ts';
import { cards as cardsClass, room } from './StatCards.css.ts';
import { useTexts } from '../../language/index.ts';

const cards = [
  { name: 'total_leads', label: 'totalLeads', icon: SquareUser, meaning: 'up-is-good' },
  { name: 'hot_leads', label: 'hotLeads', icon: Flame, meaning: 'up-is-good' },
  {
    name: 'action_required',
    label: 'actionRequired',
    icon: BellDot,
    meaning: 'down-is-good',
  },
  { name: 'event_leads', label: 'eventLeads', icon: CalendarDays, meaning: 'up-is-good' },
] as const;

export interface StatCardsViewProps {
  /** The figures; undefined until they have loaded. */
  figures: Figures | undefined;
  /** Addresses of the leads that a figure counts; a card without one is no link. */
  hrefs?: Readonly<Partial<Record<(typeof cards)[number]['name'], string>>> | undefined;
  /** Why they could not be loaded or refreshed, as a sentence; null without an error. */
  error?: string | null;
  /** Called to load the figures again. */
  onRetry: () => void;
}

/** The dashboard's four figures with their change over 30 days. */
export function StatCardsView({ figures, hrefs, error, onRetry }: StatCardsViewProps) {
  const statTexts = useTexts(statMessages);
  return (
    <Stack gap={3}>
      {error && (
        <InlineAlert
          tone="danger"
          title={figures ? statTexts.outdated : statTexts.failed}
          onRetry={onRetry}
        >
          {error}
        </InlineAlert>
      )}
      {(figures || !error) && (
        <section aria-label={statTexts.label} className={room}>
          <div className={cardsClass}>
            {cards.map(({ name, label, icon, meaning }) => (
              <StatCard
                key={name}
                label={statTexts[label]}
                icon={icon}
                value={figures?.[name] ?? 0}
                change={figures ? figures.changes[name] : null}
                changeMeaning={meaning}
                changeLabel={statTexts.period}
                href={hrefs?.[name]}
                isLoading={!figures}
              />
            ))}
          </div>
        </section>
      )}
    </Stack>
  );
}
