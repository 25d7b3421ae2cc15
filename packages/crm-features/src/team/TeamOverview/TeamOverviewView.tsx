import type { TeamUser } from '@cardinal/contract';
import { EmptyState, ErrorState, Heading, LazySelect, VisuallyHidden } from '@cardinal/ui';
import { ArrowDownWideNarrow } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { agentsOf } from '../../client/queries/usersQuery.ts';
import type { Figures } from '../../client/queries/figures.ts';
import type { DateContext } from '../../format/index.ts';
import { RefreshNotice } from '../../lists/index.ts';
import { inOrder } from '../people.ts';
import { teamMessages, type AgentOrder } from '../texts.ts';
import { AgentCard, AgentCardLoading, type AgentCardProps } from './AgentCard.tsx';
import { agents as agentsClass, head, overview, room, state, sum } from './TeamOverview.css.ts';
import { TeamTotals } from './TeamTotals.tsx';
import { useTexts } from '../../language/index.ts';

/** The content of the overview. */
export type TeamContent =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying?: boolean }
  | {
      kind: 'team';
      /** Every member of the company. */
      users: readonly TeamUser[];
      /** Why the figures could not be refreshed, if so. */
      refreshFailure?: { detail: string; onRetry: () => void } | undefined;
    };

export interface TeamOverviewViewProps extends Pick<
  AgentCardProps,
  'onShowLeads' | 'onAssign' | 'onEmail' | 'onManage'
> {
  /** The team, or why it is not shown. */
  content: TeamContent;
  /** The company's figures; undefined until they are known, null if they could not be loaded. */
  figures: Figures | null | undefined;
  /** When the longest-waiting unassigned lead was captured; null if there is none. */
  oldest: string | null | undefined;
  /** Order of the agents. */
  order: AgentOrder;
  /** Called with the chosen order. */
  onOrderChange: (order: AgentOrder) => void;
  /** Language of dates, and the moment that they are relative to. */
  dates: DateContext;
  /** Action if there are no agents, such as a link to the invitations. */
  emptyAction?: ReactNode;
}

/** The orders to choose from, in this order. */
const orders = ['leads', 'fewest', 'hot', 'name'] as const satisfies AgentOrder[];

/** How many leads somebody has, so that the figures add up. */
function Sum({ figures, locale }: { figures: Figures; locale: string }) {
  const { agents: texts } = useTexts(teamMessages);
  const number = new Intl.NumberFormat(locale);
  const { total_leads: total, unassigned_leads: unassigned } = figures;
  return (
    <p className={sum}>
      {texts.assigned({ assigned: number.format(total - unassigned), total: number.format(total) })}
    </p>
  );
}

function Loading() {
  const teamTexts = useTexts(teamMessages);
  return (
    <div className={room}>
      <VisuallyHidden role="status">{teamTexts.loading}</VisuallyHidden>
      <ul className={agentsClass}>
        {Array.from({ length: 4 }, (_, index) => (
          <AgentCardLoading key={index} />
        ))}
      </ul>
    </div>
  );
}

interface AgentsProps extends Omit<TeamOverviewViewProps, 'content' | 'oldest'> {
  /** Every member of the company; undefined until they are known. */
  users: readonly TeamUser[] | undefined;
}

/** A card for every agent, in the chosen order. */
function Agents({
  users,
  figures,
  order,
  onOrderChange,
  dates,
  emptyAction,
  ...actions
}: AgentsProps) {
  const teamTexts = useTexts(teamMessages);
  const { agents: texts } = teamTexts;
  const titleId = useId();
  const agents = inOrder(agentsOf(users ?? []), order, dates.locale);
  const most = Math.max(0, ...agents.map(({ total_leads }) => total_leads));
  return (
    <section aria-labelledby={titleId}>
      <div className={head}>
        <Heading level={2} size="md" id={titleId}>
          {texts.title}
        </Heading>
        {agents.length > 1 && (
          <LazySelect
            aria-label={texts.sort}
            variant="quiet"
            icon={ArrowDownWideNarrow}
            items={orders.map((id) => ({ id, label: texts.orders[id] }))}
            selectedKey={order}
            onSelectionChange={onOrderChange}
          />
        )}
      </div>
      {!users && <Loading />}
      {users && agents.length === 0 && (
        <EmptyState
          illustration="leads"
          level={3}
          title={teamTexts.empty.title}
          description={teamTexts.empty.description}
          action={emptyAction}
        />
      )}
      {agents.length > 0 && (
        <div className={room}>
          <ul className={agentsClass}>
            {agents.map((agent) => (
              <AgentCard
                key={agent.id}
                {...actions}
                agent={agent}
                most={most}
                locale={dates.locale}
              />
            ))}
          </ul>
          {figures && <Sum figures={figures} locale={dates.locale} />}
        </div>
      )}
    </section>
  );
}

/** Totals of the team and a card for every agent. Shows every state, and fetches nothing. */
export function TeamOverviewView({
  content,
  figures,
  oldest,
  order,
  onOrderChange,
  dates,
  emptyAction,
  ...actions
}: TeamOverviewViewProps) {
  const { failed } = useTexts(teamMessages);
  if (content.kind === 'failed') {
    const { detail, onRetry, isRetrying } = content;
    return (
      <ErrorState
        title={failed.title}
        description={detail}
        onRetry={onRetry}
        isRetrying={isRetrying}
        className={state}
      />
    );
  }
  const users = content.kind === 'team' ? content.users : undefined;
  const refreshFailure = content.kind === 'team' ? content.refreshFailure : undefined;
  return (
    <div className={overview}>
      {refreshFailure && <RefreshNotice title={failed.refreshTitle} failure={refreshFailure} />}
      <TeamTotals teamSize={users?.length} figures={figures} oldest={oldest} dates={dates} />
      <Agents
        {...actions}
        users={users}
        figures={figures}
        order={order}
        onOrderChange={onOrderChange}
        dates={dates}
        emptyAction={emptyAction}
      />
    </div>
  );
}
