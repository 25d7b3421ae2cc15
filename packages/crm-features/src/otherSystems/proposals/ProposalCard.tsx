import type { Proposal } from '@cardinal/contract';
import { Button, Card, InlineAlert, VisuallyHidden } from '@cardinal/ui';
import type { Ref } from 'react';
import { formatExpiry, RelativeTime, type DateContext } from '../../format/index.ts';
import { name as nameClass } from '../../lists/rows.css.ts';
import { differencesOf, type Difference } from './difference.ts';
import {
  actions,
  arrow,
  card,
  differences as differencesClass,
  head,
  label as labelClass,
  next,
  old,
  small,
  value,
  whole,
} from './Proposals.css.ts';
import { proposalMessages } from './proposalTexts.ts';
import type { Decision } from './useDecisions.ts';
import { useTexts, WithTags } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

/** One thing that changes, before and after. */
function Change({ label, before, after, isText = false }: Difference) {
  const texts = useTexts(proposalMessages);
  return (
    <>
      <dt className={labelClass}>{label}</dt>
      <dd className={value} dir="auto">
        {before !== undefined && (
          <>
            <del className={old}>{before}</del>
            <span className={arrow} aria-hidden>
              →
            </span>
            <VisuallyHidden>{` ${texts.changesTo} `}</VisuallyHidden>
          </>
        )}
        {before === undefined ? (
          <span className={isText ? whole : undefined}>{after}</span>
        ) : (
          <ins className={isText ? `${next} ${whole}` : next}>{after}</ins>
        )}
      </dd>
    </>
  );
}

export interface ProposalCardProps {
  proposal: Proposal;
  dates: DateContext;
  isExpired: boolean;
  isRunning: boolean;
  onDecide: (decision: Decision) => void;
  onOpenLead: (leadId: string) => void;
  /** The element that takes the focus. */
  cardRef: Ref<HTMLElement>;
}

/** One suggestion: what it changes, why, and the decision. */
export function ProposalCard({
  proposal,
  dates,
  isExpired,
  isRunning,
  onDecide,
  onOpenLead,
  cardRef,
}: ProposalCardProps) {
  const texts = useTexts(proposalMessages);
  const labels = useTexts(labelMessages);
  const { lead, kind, reason, client, changed } = proposal;
  const what = [texts.kinds[kind], lead.name].filter(Boolean).join(', ');
  const over = isExpired ? texts.expired : changed ? texts.changed : undefined;
  return (
    <Card as="article" className={card} tabIndex={-1} aria-label={what} ref={cardRef}>
      <div className={head}>
        {lead.name === '' ? (
          <span>{texts.gone}</span>
        ) : (
          <button
            type="button"
            className={nameClass}
            aria-label={texts.openLead({ name: lead.name })}
            onClick={() => onOpenLead(lead.id)}
          >
            <bdi>{lead.name}</bdi>
          </button>
        )}
        {lead.company !== '' && lead.company !== lead.name && (
          <p className={small} dir="auto">
            {lead.company}
          </p>
        )}
      </div>
      <dl className={differencesClass} aria-label={texts.kinds[kind]}>
        {differencesOf(proposal, dates.locale, texts, labels).map((difference) => (
          <Change key={difference.label} {...difference} />
        ))}
      </dl>
      {reason !== '' && (
        <p className={small}>
          {client}: <q dir="auto">{reason}</q>
        </p>
      )}
      {over && (
        <InlineAlert tone="warning" title={over.title}>
          {over.description}
        </InlineAlert>
      )}
      <p className={small}>
        <WithTags
          text={reason === '' ? texts.madeAt({ client }) : texts.suggested}
          tags={{ time: <RelativeTime iso={proposal.created_at} dates={dates} isInSentence /> }}
        />
        {!isExpired && ` · ${texts.ends({ when: formatExpiry(proposal.expires_at, dates) })}`}
      </p>
      {!isExpired && (
        <div className={actions}>
          {!changed && (
            <Button
              variant="primary"
              size="sm"
              isBusy={isRunning}
              aria-label={texts.approveOne({ what })}
              onPress={() => onDecide('approve')}
            >
              {texts.approve}
            </Button>
          )}
          <Button
            size="sm"
            isDisabled={isRunning}
            aria-label={texts.refuseOne({ what })}
            onPress={() => onDecide('refuse')}
          >
            {texts.refuse}
          </Button>
        </div>
      )}
    </Card>
  );
}
