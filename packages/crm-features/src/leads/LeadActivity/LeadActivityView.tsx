import type { Activity } from '@cardinal/contract';
import { Button, Heading, InlineAlert, Text, Timeline } from '@cardinal/ui';
import { dayMs, limits } from '@cardinal/contract/limits';
import { useId, type ReactNode, type Ref } from 'react';
import { Reply, Undo2 } from 'lucide-react';
import { RefreshNotice, type RefreshNoticeProps } from '../../lists/index.ts';
import { detailMessages } from '../detailTexts.ts';
import { activityIcon } from './activityIcons.ts';
import {
  area as areaClass,
  detail as detailClass,
  head,
  person,
  section,
  undo,
} from './LeadActivity.css.ts';
import { useHistoryWords } from '../../language/history/useHistoryWords.ts';
import { useTexts } from '../../language/index.ts';

/** The content of the timeline. */
export type LeadActivityContent =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying?: boolean }
  | {
      kind: 'activities';
      /** Newest first. */
      activities: readonly Activity[];
      /** Loads older ones; undefined if there are none. */
      onLoadMore?: () => void;
      isLoadingMore?: boolean;
      /** Why the list could not be refreshed or continued, while it stays on the screen. */
      refreshFailure?: RefreshNoticeProps['failure'];
    };

export interface LeadActivityViewProps {
  content: LeadActivityContent;
  /** The moment that "Today" is relative to. */
  now: Date;
  /** Records that the lead answered; without it, the action is not offered. */
  onReply?: () => void;
  isReplying?: boolean;
  /** Undoes a merge; without it, the action is not offered. */
  onUndoMerge?: (mergeId: string) => void;
  /** The merge that is being undone. */
  undoing?: string;
  /** The field for a note; absent for users who may only read. */
  noteForm?: ReactNode;
  /** Ref of the area, which takes the focus when an entry disappears. */
  areaRef?: Ref<HTMLDivElement>;
}

type Failure = Omit<Extract<LeadActivityContent, { kind: 'failed' }>, 'kind'>;

/** The merge that an entry offers to undo: one of the last 30 days. */
const undoableMerge = ({ merge_id: id, createdAt }: Activity, now: Date) =>
  now.getTime() - Date.parse(createdAt) < limits.deletedDays * dayMs ? id : undefined;

/** Undefined rather than false, because the timeline reserves room for any other value. */
const hasDetail = ({ description, merge_id: id, by }: Activity) =>
  description !== '' || id !== undefined || Boolean(by) || undefined;

interface DetailProps extends Pick<LeadActivityViewProps, 'now' | 'onUndoMerge' | 'undoing'> {
  activity: Activity;
}

/** The lines of a description, with the user's text unchanged, and the actions. */
function Detail({ activity, now, onUndoMerge, undoing }: DetailProps) {
  const detailTexts = useTexts(detailMessages);
  const texts = detailTexts.activity;
  const mergeId = onUndoMerge && undoableMerge(activity, now);
  return (
    <>
      {activity.description !== '' && <span className={detailClass}>{activity.description}</span>}
      {activity.by && <span className={person}>{texts.by({ name: activity.by.name })}</span>}
      {mergeId !== undefined && (
        <div className={undo}>
          <Button
            size="sm"
            icon={Undo2}
            isBusy={undoing === mergeId}
            onPress={() => onUndoMerge?.(mergeId)}
          >
            {detailTexts.merged.undo}
          </Button>
        </div>
      )}
    </>
  );
}

/** Why the history could not be loaded. */
function Failed({ detail, onRetry, isRetrying }: Failure) {
  const texts = useTexts(detailMessages).activity;
  return (
    <InlineAlert tone="danger" title={texts.failed} onRetry={onRetry} isRetrying={isRetrying}>
      {detail}
    </InlineAlert>
  );
}

/** The history of a lead, newest first, below the field for a note. */
export function LeadActivityView({
  content,
  areaRef,
  noteForm,
  onReply,
  isReplying = false,
  ...props
}: LeadActivityViewProps) {
  const texts = useTexts(detailMessages).activity;
  const { now } = props;
  const worded = useHistoryWords();
  const titleId = useId();
  return (
    // The timeline itself is the region; this only adds the heading.
    <div className={section}>
      <div className={head}>
        <Heading level={3} size="md" id={titleId}>
          {texts.title}
        </Heading>
        {onReply && (
          <Button size="sm" variant="quiet" icon={Reply} isBusy={isReplying} onPress={onReply}>
            {texts.reply}
          </Button>
        )}
      </div>
      {noteForm}
      {content.kind === 'activities' && content.refreshFailure && (
        <RefreshNotice failure={content.refreshFailure} />
      )}
      {content.kind === 'failed' ? (
        <Failed {...content} />
      ) : (
        // Code focuses it when an entry disappears.
        <div
          ref={areaRef}
          role="group"
          aria-labelledby={titleId}
          tabIndex={-1}
          className={areaClass}
        >
          <Timeline
            aria-label={texts.title}
            level={4}
            now={now}
            isLoading={content.kind === 'loading'}
            emptyState={<Text tone="muted">{texts.empty}</Text>}
            entries={
              content.kind === 'activities'
                ? content.activities.map(worded).map((activity) => ({
                    id: activity.id,
                    at: activity.createdAt,
                    title: activity.title,
                    detail: hasDetail(activity) && <Detail activity={activity} {...props} />,
                    icon: activityIcon(activity.type),
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
