import type { ReactNode, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { NoticeContent, noticeRole, type NoticeProps } from './Notice.tsx';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { banner } from './Banner.css.ts';

export interface BannerProps extends NoticeProps {
  /** One sentence: what happened and what to do about it. */
  children: ReactNode;
  /**
   * Name of the landmark.
   * @default 'Notice'
   */
  'aria-label'?: string;
  /** Ref of the root element. */
  ref?: Ref<HTMLElement>;
}

/** A message about the whole product or account, at the top of every page. Show one at a time. */
export function Banner({
  tone = 'info',
  children,
  'aria-label': label,
  className,
  ref,
  ...content
}: BannerProps) {
  const messages = useMessages();
  return (
    <section
      ref={ref}
      aria-label={label ?? messages.notice}
      className={joinClassNames(banner({ tone }), className)}
    >
      <NoticeContent {...content} tone={tone} layout="line" role={noticeRole(tone)}>
        {children}
      </NoticeContent>
    </section>
  );
}
