import type { ReactNode, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { NoticeContent, noticeRole } from '../../internal/notice/Notice.tsx';
import type { NoticeProps } from '../../internal/notice/Notice.tsx';
import { alert } from './InlineAlert.css.ts';

/** Props of InlineAlert. */
export interface InlineAlertProps extends NoticeProps {
  /** What happened and what to do next. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A message about the content around it. For the outcome of a user's action, use a toast. */
export function InlineAlert({
  tone = 'info',
  children,
  className,
  ref,
  ...content
}: InlineAlertProps) {
  return (
    <div ref={ref} role={noticeRole(tone)} className={joinClassNames(alert({ tone }), className)}>
      <NoticeContent {...content} tone={tone} layout="box">
        {children}
      </NoticeContent>
    </div>
  );
}
