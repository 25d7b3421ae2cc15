import type { ReactNode, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { NoticeContent, noticeRole, type NoticeProps } from '../Banner/Notice.tsx';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button } from '../Button/index.ts';
import { alert } from './InlineAlert.css.ts';

export interface InlineAlertProps extends NoticeProps {
  /** What happened and what to do next. */
  children?: ReactNode;
  /** Called to try again; shows a Retry button in the place of the action. */
  onRetry?: () => void;
  /** Whether a new attempt is in progress. */
  isRetrying?: boolean;
  /** Ref of the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A message about the content around it. For the outcome of a user's action, use a toast. */
export function InlineAlert({
  tone = 'info',
  children,
  onRetry,
  isRetrying = false,
  className,
  ref,
  ...content
}: InlineAlertProps) {
  const messages = useMessages();
  const retry = onRetry && (
    <Button size="sm" isBusy={isRetrying} onPress={onRetry}>
      {messages.retry}
    </Button>
  );
  return (
    <div ref={ref} role={noticeRole(tone)} className={joinClassNames(alert({ tone }), className)}>
      <NoticeContent {...content} action={content.action ?? retry} tone={tone} layout="box">
        {children}
      </NoticeContent>
    </div>
  );
}
