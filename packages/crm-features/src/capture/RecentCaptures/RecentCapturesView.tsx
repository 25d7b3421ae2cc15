import type { Lead } from '@cardinal/contract';
import { lowerStatus } from '@cardinal/contract/labels';
import { Avatar, Button, Skeleton, StatusBadge, Text } from '@cardinal/ui';
import { leadName, RelativeTime, type DateContext } from '../../format/index.ts';
import { ListCard, type ListContent } from '../../lists/ListCard.tsx';
import { open } from '../../lists/ListCard.css.ts';
import { captureMessages } from '../texts.ts';
import { company, end, name, row, words } from './RecentCaptures.css.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

/** Number of listed leads. */
export const recentCount = 5;

const loadingRows = Array.from({ length: recentCount }, (_, index) => (
  <span key={index} className={row}>
    <Skeleton width={32} height={32} />
    <Skeleton width="50%" height={14} />
  </span>
));

export interface RecentCapturesViewProps {
  content: ListContent<Lead>;
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
  const { statuses } = useTexts(labelMessages);
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
        <StatusBadge tone={lowerStatus[lead.lead_status]}>{statuses[lead.lead_status]}</StatusBadge>
        <Text size="xs" tone="subtle">
          <RelativeTime iso={lead.created_at} dates={dates} />
        </Text>
      </span>
    </li>
  );
}

/** The latest leads, each of which can be opened. */
export function RecentCapturesView({ content, onViewAll, ...props }: RecentCapturesViewProps) {
  const texts = useTexts(captureMessages).recent;
  return (
    <ListCard
      content={content}
      texts={texts}
      action={
        onViewAll && (
          <Button size="sm" variant="quiet" onPress={onViewAll}>
            {texts.viewAll}
          </Button>
        )
      }
      skeleton={loadingRows}
    >
      {(lead) => <LeadRow key={lead.id} lead={lead} {...props} />}
    </ListCard>
  );
}
