import { InlineAlert } from '@cardinal/ui';
import { listTexts } from './texts.ts';

/** Props of RefreshNotice. */
export interface RefreshNoticeProps {
  /** @default 'The list may be out of date' */
  title?: string;
  /** Why the content could not be refreshed, and how to try again. */
  failure: { detail: string; onRetry: () => void; isRetrying?: boolean };
}

/** The notice that what is shown could not be refreshed. */
export function RefreshNotice({ title = listTexts.outOfDate, failure }: RefreshNoticeProps) {
  return (
    <InlineAlert
      tone="warning"
      title={title}
      onRetry={failure.onRetry}
      isRetrying={failure.isRetrying}
    >
      {failure.detail}
    </InlineAlert>
  );
}
