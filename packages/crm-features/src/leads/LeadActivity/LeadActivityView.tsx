import type { Activity } from '@cardinal/contract';
import { Button, Heading, InlineAlert, Text, Timeline } from '@cardinal/ui';
import { useId } from 'react';
import { detailTexts } from '../detailTexts.ts';
import { activityIcons } from './activityIcons.ts';
import { detail as detailClass, scroller, section } from './LeadActivity.css.ts';

const texts = detailTexts.activity;

/** What the timeline shows. */
export type LeadActivityContent =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying?: boolean }
  | {
      kind: 'activities';
      /** Newest first. */
      activities: readonly Activity[];
      /** Asks for older ones; undefined if there are none. */
      onLoadMore?: () => void;
      isLoadingMore?: boolean;
    };

/** Props of LeadActivityView. */
export interface LeadActivityViewProps {
  content: LeadActivityContent;
  /** The moment from which "Today" is counted. */
  now: Date;
}

/** Lines of a description, each its own, with the user's text kept as it is. */
const detailOf = ({ description }: Activity) =>
  description === '' ? undefined : <span className={detailClass}>{description}</span>;

/** What happened to a lead, newest first, in an area that scrolls. */
export function LeadActivityView({ content, now }: LeadActivityViewProps) {
  const titleId = useId();
  return (
    // The timeline is the region; this only adds the heading.
    <div className={section}>
      <Heading level={3} size="md" id={titleId}>
        {texts.title}
      </Heading>
      {content.kind === 'failed' ? (
        <InlineAlert
          tone="danger"
          title={texts.failed}
          action={
            <Button size="sm" isBusy={content.isRetrying} onPress={content.onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {content.detail}
        </InlineAlert>
      ) : (
        // Scrolled by keyboard too, so it takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        <div role="group" aria-labelledby={titleId} tabIndex={0} className={scroller}>
          <Timeline
            aria-label={texts.title}
            level={4}
            now={now}
            isLoading={content.kind === 'loading'}
            emptyState={<Text tone="muted">{texts.empty}</Text>}
            entries={
              content.kind === 'activities'
                ? content.activities.map((activity) => ({
                    id: activity.id,
                    at: activity.createdAt,
                    title: activity.title,
                    detail: detailOf(activity),
                    icon: activityIcons[activity.type],
                  }))
                : []
            }
            {...(content.kind === 'activities' && {
              onLoadMore: content.onLoadMore,
              isLoadingMore: content.isLoadingMore,
            })}
          />
        </div>
      )}
    </div>
  );
}
