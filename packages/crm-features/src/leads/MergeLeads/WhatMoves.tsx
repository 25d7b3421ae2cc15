import { Heading, Icon, InlineAlert, Skeleton, SkeletonGroup, Text } from '@cardinal/ui';
import { CalendarDays, History, MailIcon, MailX, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { mergeMessages } from './mergeTexts.ts';
import { move, moveIcon, moves, moveWords, section } from './MergeLeads.css.ts';
import { useTexts } from '../../language/index.ts';

/** How many records there are. */
export interface Count {
  count: number;
  /** Whether there are more, because counting stopped there. */
  isCapped: boolean;
}

/** The records that move from the other lead. */
export type MovesContent =
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void }
  | { kind: 'counted'; activities: Count; emails: Count };

export interface WhatMovesProps {
  content: MovesContent;
  /** Name of the event that comes from the other lead; undefined if none does. */
  event?: string;
  /** Whether the lead can no longer be mailed because the other one has unsubscribed. */
  becomesUnsubscribed: boolean;
}

function Move({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={move}>
      <Icon icon={icon} className={moveIcon} />
      <span className={moveWords}>{children}</span>
    </li>
  );
}

/** The numbers of history entries and emails, and the event, that the kept lead takes over. */
export function WhatMoves({ content, event, becomesUnsubscribed }: WhatMovesProps) {
  const texts = useTexts(mergeMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={section}>
      <Heading level={3} size="md" id={titleId}>
        {texts.moves}
      </Heading>
      {content.kind === 'failed' && (
        <InlineAlert tone="warning" onRetry={content.onRetry}>
          {texts.uncounted}
        </InlineAlert>
      )}
      {content.kind === 'loading' && (
        <SkeletonGroup label={texts.counting} className={moves}>
          <Skeleton width="120px" height={20} />
          <Skeleton width="90px" height={20} />
        </SkeletonGroup>
      )}
      <ul className={moves}>
        {content.kind === 'counted' && (
          <>
            <Move icon={History}>
              {content.activities.isCapped
                ? texts.manyActivities(content.activities)
                : texts.activities(content.activities)}
            </Move>
            <Move icon={MailIcon}>
              {content.emails.isCapped
                ? texts.manyEmails(content.emails)
                : texts.emails(content.emails)}
            </Move>
          </>
        )}
        {event !== undefined && <Move icon={CalendarDays}>{texts.theEvent({ name: event })}</Move>}
        {becomesUnsubscribed && <Move icon={MailX}>{texts.optedOut}</Move>}
      </ul>
      <Text tone="muted" size="sm">
        {texts.undoable}
      </Text>
    </section>
  );
}
