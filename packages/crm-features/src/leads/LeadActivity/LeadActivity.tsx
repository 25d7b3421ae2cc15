import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi, useNow, useSession } from '../../client/index.ts';
import { useClock } from '../../format/index.ts';
import { useRef, type Ref } from 'react';
import { useLoadFailure } from '../../lists/index.ts';
import { activitiesQuery } from '../detailQueries.ts';
import { useUndoMerge } from '../mergeMutations.ts';
import { NoteForm } from './NoteForm.tsx';
import { useRecordReply } from './useRecordReply.ts';
import { LeadActivityView, type LeadActivityContent } from './LeadActivityView.tsx';

export interface LeadActivityProps {
  /** Which lead. */
  leadId: string;
  /**
   * Whether the user may only read.
   * @default false
   */
  isReadOnly?: boolean;
  /** Ref of the field for a note. */
  noteRef?: Ref<HTMLTextAreaElement>;
  /** Called once a merge has been undone here. */
  onUndone?: () => void;
}

/** The history of a lead. */
export function LeadActivity({ leadId, isReadOnly = false, noteRef, onUndone }: LeadActivityProps) {
  const now = useClock(useNow());
  const query = useInfiniteQuery(activitiesQuery(useApi(), leadId, useSession()?.user.id));
  const { data } = query;
  const failure = useLoadFailure(query);
  const undo = useUndoMerge();
  const reply = useRecordReply(leadId);
  const area = useRef<HTMLDivElement>(null);

  const content = (): LeadActivityContent => {
    if (failure && !data) return { kind: 'failed', ...failure };
    if (!data) return { kind: 'loading' };
    return {
      kind: 'activities',
      activities: data.pages.flatMap((page) => page.activities),
      onLoadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
      isLoadingMore: query.isFetchingNextPage,
      refreshFailure: failure,
    };
  };
  const undoMerge = (mergeId: string) => {
    if (undo.isPending) return;
    undo.mutate(mergeId, {
      onSuccess: () => {
        // The entry disappears, and with it the focus.
        area.current?.focus();
        onUndone?.();
      },
    });
  };
  return (
    <LeadActivityView
      content={content()}
      now={now}
      onReply={isReadOnly ? undefined : () => reply.mutate()}
      isReplying={reply.isPending}
      onUndoMerge={isReadOnly ? undefined : undoMerge}
      undoing={undo.isPending ? undo.variables : undefined}
      areaRef={area}
      noteForm={
        isReadOnly ? undefined : <NoteForm key={leadId} leadId={leadId} inputRef={noteRef} />
      }
    />
  );
}
