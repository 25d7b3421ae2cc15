import { InlineAlert } from '@cardinal/ui';
import { listMessages } from './texts.ts';
import type { LoadFailure } from './useLoadFailure.ts';
import { useTexts } from '../language/index.ts';

export interface RefreshNoticeProps {
  /** @default "The list may be out of date" */
  title?: string | undefined;
  /** Why the content could not be refreshed, and how to try again. */
  failure: Pick<LoadFailure, 'detail' | 'onRetry' | 'isRetrying' | 'isOfMore'>;
}

/** The notice that what is shown could not be refreshed, or that its next page could not be loaded. */
export function RefreshNotice({ title, failure }: RefreshNoticeProps) {
  const listTexts = useTexts(listMessages);
  return (
    <InlineAlert
      tone="warning"
      title={failure.isOfMore ? listTexts.moreFailed : (title ?? listTexts.outOfDate)}
      onRetry={failure.onRetry}
      isRetrying={failure.isRetrying}
    >
      {failure.detail}
    </InlineAlert>
  );
}
