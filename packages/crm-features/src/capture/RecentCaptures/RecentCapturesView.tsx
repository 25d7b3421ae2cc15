import type { Lead } from '@cardinal/contract';
import { lowerStatus } from '@cardinal/contract/labels';
import {
  Avatar,
  Button,
  Card,
  Heading,
  InlineAlert,
  Skeleton,
  SkeletonGroup,
  StatusBadge,
  Text,
} from '@cardinal/ui';
import { useId } from 'react';
import { leadName, RelativeTime, type DateContext } from '../../format/index.ts';
import { captureTexts } from '../texts.ts';
import { card, company, end, head, list, name, open, row, words } from './RecentCaptures.css.ts';

const texts = captureTexts.recent;

/** What the card shows. */
export type RecentContent =
  | { kind: 'loading'; count: number }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying: boolean }
  | { kind: 'leads'; leads: readonly Lead[] };

export interface RecentCapturesViewProps {
  content: RecentContent;
  dates: DateContext;
  /** Called to show a lead. */
  onOpenLead: (id: string) => void;
  /** Called to show all leads; without it there is no such button. */
  onViewAll?: () => void;
}

function LeadRow({
  lead,
  dates,
  onOpenLead,
}: { lead: Lead } & Omit<RecentCapturesViewProps, 'content'>) {
  const full = leadName(lead);
  return (
    <li className={row}>
      <Avatar name={full} />
      <span className={words}>
        <Button variant="quiet" size="sm" className={open} onPress={() => onOpenLead(lead.id)}>
          <span className={name}>{full}</span>
        </Button>
        <span className={company}>{lead.company || lead.email}</span>
      </span>
      <span className={end}>
        <StatusBadge tone={lowerStatus[lead.lead_status]}>{lead.lead_status}</StatusBadge>
        <Text size="xs" tone="subtle">
          <RelativeTime iso={lead.created_at} dates={dates} />
        </Text>
      </span>
    </li>
  );
}

function Loading({ count }: { count: number }) {
  return (
    <SkeletonGroup label={texts.loading} className={list}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={row}>
          <Skeleton width={32} height={32} />
          <Skeleton width="50%" height={14} />
        </span>
      ))}
    </SkeletonGroup>
  );
}

/** The latest leads, each of which can be opened. */
export function RecentCapturesView({ content, onViewAll, ...props }: RecentCapturesViewProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={card}>
      <div className={head}>
        <Heading level={2} size="md" id={titleId}>
          {texts.title}
        </Heading>
        {onViewAll && (
          <Button size="sm" variant="quiet" onPress={onViewAll}>
            {texts.viewAll}
          </Button>
        )}
      </div>
      {content.kind === 'loading' && <Loading count={content.count} />}
      {content.kind === 'failed' && (
        <InlineAlert
          tone="danger"
          title={texts.failed}
          onRetry={content.onRetry}
          isRetrying={content.isRetrying}
        >
          {content.detail}
        </InlineAlert>
      )}
      {content.kind === 'leads' && content.leads.length === 0 && (
        <Text tone="muted">{texts.empty}</Text>
      )}
      {content.kind === 'leads' && content.leads.length > 0 && (
        <ul className={list}>
          {content.leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} {...props} />
          ))}
        </ul>
      )}
    </Card>
  );
}
