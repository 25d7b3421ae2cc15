import { Button, InlineAlert } from '@cardinal/ui';
import { listTexts } from './texts.ts';

/** Props of RefreshNotice. */
export interface RefreshNoticeProps {
  title: string;
  /** Why the content could not be refreshed, and how to try again. */
  failure: { detail: string; onRetry: () => void };
}

/** The notice that what is shown could not be refreshed. */
export function RefreshNotice({ title, failure: { detail, onRetry } }: RefreshNoticeProps) {
  return (
    <InlineAlert
      tone="warning"
      title={title}
      action={
        <Button size="sm" onPress={onRetry}>
          {listTexts.retry}
        </Button>
      }
    >
      {detail}
    </InlineAlert>
  );
}
