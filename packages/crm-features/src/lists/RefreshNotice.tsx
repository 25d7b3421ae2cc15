import { InlineAlert } from '@cardinal/ui';

/** Props of RefreshNotice. */
export interface RefreshNoticeProps {
  title: string;
  /** Why the content could not be refreshed, and how to try again. */
  failure: { detail: string; onRetry: () => void };
}

/** The notice that what is shown could not be refreshed. */
export function RefreshNotice({ title, failure: { detail, onRetry } }: RefreshNoticeProps) {
  return (
    <InlineAlert tone="warning" title={title} onRetry={onRetry}>
      {detail}
    </InlineAlert>
  );
}
