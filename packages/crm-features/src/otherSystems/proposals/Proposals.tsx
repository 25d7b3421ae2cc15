import { useQuery } from '@tanstack/react-query';
import type { Proposal } from '@cardinal/contract';
import { isPageKey, useLocale } from '@cardinal/ui';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { useClock } from '../../format/index.ts';
import { useLoadFailure } from '../../lists/index.ts';
import { keyOfAlike } from './difference.ts';
import { proposalsQuery } from './proposalQueries.ts';
import { ProposalsView, type ProposalsContent } from './ProposalsView.tsx';
import { useDecisions, type Decision } from './useDecisions.ts';

/** Props of Proposals. */
export interface ProposalsProps {
  /** Called with a lead's id to open the lead. */
  onOpenLead: (leadId: string) => void;
  /**
   * Whether single-letter shortcuts are enabled: `a`, `r`, `j`, `k`.
   * @default true
   */
  shortcuts?: boolean;
}

/** In the order of the screen: alike ones together. */
const inGroups = (proposals: readonly Proposal[]): Proposal[] =>
  [...Map.groupBy(proposals, keyOfAlike).values()].flat();

/** The cards of the suggestions, which the keys move between and decide on. */
function useCards(
  shown: readonly Proposal[],
  { isOn, onDecide }: { isOn: boolean; onDecide: (one: Proposal, decision: Decision) => void },
) {
  const cards = useRef(new Map<string, HTMLElement>());
  const focused = () =>
    shown.findIndex(({ id }) => cards.current.get(id)?.contains(document.activeElement));
  const focusAt = (index: number) => {
    const proposal = shown[Math.min(Math.max(index, 0), shown.length - 1)];
    const card = proposal && cards.current.get(proposal.id);
    card?.focus();
    card?.scrollIntoView({ block: 'nearest' });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || shown.length === 0 || !isPageKey(event)) return;
    const at = focused();
    const moves: Readonly<Record<string, number>> = { j: at + 1, k: at - 1 };
    const decisions: Readonly<Record<string, Decision>> = { a: 'approve', r: 'refuse' };
    const to = moves[event.key];
    const decision = decisions[event.key];
    if (to === undefined && decision === undefined) return;
    event.preventDefault();
    if (to !== undefined) return focusAt(to);
    // Nothing is decided unseen: the first key shows which one is meant.
    const proposal = shown[at];
    if (!proposal || !decision) return focusAt(0);
    onDecide(proposal, decision);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return {
    register(id: string, element: HTMLElement | null) {
      if (element) cards.current.set(id, element);
      else cards.current.delete(id);
    },
    /** Where the focus is to go when these are gone. @returns Moves it, unless the user has moved it */
    nextAfter(gone: readonly Proposal[]) {
      const at = focused();
      if (at < 0) return () => undefined;
      const left = new Set(shown.filter((one) => !gone.includes(one)).map(({ id }) => id));
      const next = [...shown.slice(at), ...shown.slice(0, at).toReversed()].find(({ id }) =>
        left.has(id),
      );
      return () => {
        if (next && document.activeElement === document.body) cards.current.get(next.id)?.focus();
      };
    },
  };
}

/** What the user's agents suggest, to approve or refuse. */
export function Proposals({ onOpenLead, shortcuts = true }: ProposalsProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const query = useQuery(proposalsQuery(useApi()));
  const failure = useLoadFailure(query);
  const { running, decide } = useDecisions();
  const all = query.data ?? [];
  const open = inGroups(all.filter(({ state }) => state === 'pending'));
  const onDecide = (proposals: readonly Proposal[], decision: Decision) => {
    const moveFocus = cards.nextAfter(proposals);
    void decide(proposals, decision).then(() => requestAnimationFrame(moveFocus));
  };
  const cards = useCards(open, {
    isOn: shortcuts,
    onDecide: (proposal, decision) => {
      const canApprove = !proposal.changed && Date.parse(proposal.expires_at) > now.getTime();
      if (decision === 'refuse' || canApprove) onDecide([proposal], decision);
    },
  });

  const content: ProposalsContent = query.data
    ? {
        kind: 'proposals',
        open,
        over: all.filter(({ state }) => state !== 'pending'),
        refreshFailure: failure,
      }
    : failure
      ? { kind: 'failed', failure }
      : { kind: 'loading' };
  return (
    <ProposalsView
      content={content}
      dates={dates}
      running={running}
      hasKeys={shortcuts}
      onDecide={onDecide}
      onOpenLead={onOpenLead}
      onCard={cards.register}
    />
  );
}
