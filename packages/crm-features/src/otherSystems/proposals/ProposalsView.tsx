import type { Proposal } from '@cardinal/contract';
import {
  Button,
  Disclosure,
  EmptyState,
  ErrorState,
  Heading,
  Kbd,
  Skeleton,
  SkeletonGroup,
} from '@cardinal/ui';
import { useId } from 'react';
import { RelativeTime, type DateContext } from '../../format/index.ts';
import { type LoadFailure, RefreshNotice } from '../../lists/index.ts';
import { keyOfAlike } from './difference.ts';
import { ProposalCard } from './ProposalCard.tsx';
import { isUndecided } from './proposalQueries.ts';
import {
  actions,
  group as groupClass,
  groupHead,
  keys,
  list as listClass,
  over as overClass,
  screen,
  small,
} from './Proposals.css.ts';
import { proposalMessages } from './proposalTexts.ts';
import type { Decision } from './useDecisions.ts';
import { useTexts, WithTags } from '../../language/index.ts';

/** What the screen shows. */
export type ProposalsContent =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: LoadFailure }
  | {
      kind: 'proposals';
      /** What waits, also what has expired while it was shown; alike ones together. */
      open: readonly Proposal[];
      /** What was decided or had expired before. */
      over: readonly Proposal[];
      /** Why the last refresh failed. */
      refreshFailure: LoadFailure | undefined;
    };

export interface ProposalsViewProps {
  content: ProposalsContent;
  dates: DateContext;
  /** Ids of the suggestions that are being decided on. */
  running: ReadonlySet<string>;
  /** Whether the keys are explained. */
  hasKeys: boolean;
  onDecide: (proposals: readonly Proposal[], decision: Decision) => void;
  onOpenLead: (leadId: string) => void;
  /** Called with the element of each suggestion, and with null as it goes. */
  onCard: (id: string, element: HTMLElement | null) => void;
}

/** Suggestions that differ in nothing but the lead, with one decision for all of them. */
function Group({
  proposals,
  dates,
  running,
  onDecide,
  onOpenLead,
  onCard,
}: Omit<ProposalsViewProps, 'content' | 'hasKeys'> & { proposals: readonly Proposal[] }) {
  const texts = useTexts(proposalMessages);
  const titleId = useId();
  const [first] = proposals;
  if (!first) return null;
  const waiting = proposals.filter(
    (proposal) => isUndecided(proposal, dates.now) && !proposal.changed,
  );
  const isBusy = proposals.some(({ id }) => running.has(id));
  const isMany = proposals.length > 1;
  return (
    <section aria-labelledby={titleId} className={groupClass}>
      <div className={groupHead}>
        <Heading level={2} size="sm" id={titleId}>
          {texts.kinds[first.kind]}
          {isMany && ` · ${texts.alike({ count: proposals.length })}`}
        </Heading>
        {waiting.length > 1 && (
          <div className={actions}>
            <Button
              variant="primary"
              size="sm"
              isBusy={isBusy}
              onPress={() => onDecide(waiting, 'approve')}
            >
              {texts.approveAll({ count: waiting.length })}
            </Button>
            <Button size="sm" isDisabled={isBusy} onPress={() => onDecide(waiting, 'refuse')}>
              {texts.refuseAll({ count: waiting.length })}
            </Button>
          </div>
        )}
      </div>
      <ul className={listClass}>
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <ProposalCard
              proposal={proposal}
              dates={dates}
              isExpired={!isUndecided(proposal, dates.now)}
              isRunning={running.has(proposal.id)}
              onDecide={(decision) => onDecide([proposal], decision)}
              onOpenLead={onOpenLead}
              cardRef={(element) => onCard(proposal.id, element)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was decided or has expired. */
function Earlier({ proposals, dates }: { proposals: readonly Proposal[]; dates: DateContext }) {
  const texts = useTexts(proposalMessages);
  return (
    <Disclosure title={texts.earlier({ count: proposals.length })} level={2}>
      <ul className={listClass} style={{ gap: 0 }}>
        {proposals.map(
          ({ id, kind, lead, state, client, decided_at: decided, expires_at: end }) => (
            <li key={id} className={overClass}>
              <span>
                {texts.kinds[kind]} · <bdi>{lead.name || texts.gone}</bdi>
              </span>
              <span className={small}>
                <WithTags
                  text={texts.states[state === 'pending' ? 'expired' : state]}
                  tags={{ time: <RelativeTime iso={decided ?? end} dates={dates} isInSentence /> }}
                />{' '}
                · {texts.made({ client })}
              </span>
            </li>
          ),
        )}
      </ul>
    </Disclosure>
  );
}

function Loading() {
  const texts = useTexts(proposalMessages);
  return (
    <SkeletonGroup label={texts.loading}>
      {['35%', '28%', '40%'].map((width) => (
        <div key={width} className={groupClass}>
          <Skeleton width={width} />
          <Skeleton width="100%" height={96} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

function Keys() {
  const texts = useTexts(proposalMessages);
  return (
    <p className={keys}>
      <Kbd>a</Kbd> {texts.keys.approve} <Kbd>r</Kbd> {texts.keys.refuse} <Kbd>j</Kbd>
      <Kbd>k</Kbd> {texts.keys.move}
    </p>
  );
}

/** What agents suggest, for the user to decide. Shows every state, and fetches nothing. */
export function ProposalsView({ content, hasKeys, ...others }: ProposalsViewProps) {
  const texts = useTexts(proposalMessages);
  if (content.kind === 'loading') return <Loading />;
  if (content.kind === 'failed') {
    const { detail, isOffline = false, onRetry, isRetrying } = content.failure;
    return (
      <ErrorState
        illustration={isOffline ? 'offline' : 'error'}
        title={isOffline ? texts.offline.title : texts.failed}
        description={isOffline ? texts.offline.description : detail}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  const { open, over, refreshFailure } = content;
  const groups = [...Map.groupBy(open, keyOfAlike)];
  return (
    <div className={screen}>
      {refreshFailure && <RefreshNotice failure={refreshFailure} />}
      {open.length === 0 && <EmptyState illustration="leads" {...texts.none} />}
      {open.length > 0 && hasKeys && <Keys />}
      {groups.map(([key, proposals]) => (
        <Group key={key} proposals={proposals} {...others} />
      ))}
      {over.length > 0 && <Earlier proposals={over} dates={others.dates} />}
    </div>
  );
}
