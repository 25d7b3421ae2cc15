import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  actionPlace,
  banner,
  body,
  dismiss,
  lead,
  title as titleClass,
  words,
} from './Banner.css.ts';

const icons = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

/** Props of Banner. */
export interface BannerProps {
  /**
   * What kind of news it is. `danger` is said at once, the others at the next pause.
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'neutral';
  /** A few words, in front of the sentence. */
  title?: ReactNode;
  /** What is so, and what to do about it: one sentence. */
  children: ReactNode;
  /** One Link or small Button. */
  action?: ReactNode;
  /** Takes it away; put the focus on what follows. Without it, it stays as long as it is true. */
  onDismiss?: () => void;
  /** Icon in place of the tone's own. */
  icon?: LucideIcon;
  /**
   * Name of the landmark.
   * @default 'Notice'
   */
  'aria-label'?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** News about the whole product or account, across the top of every page. One at a time. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  icon = icons[tone],
  'aria-label': label,
  className,
  ref,
}: BannerProps) {
  const messages = useMessages();
  return (
    <section
      ref={ref}
      aria-label={label ?? messages.notice}
      className={joinClassNames(banner({ tone }), className)}
    >
      <span className={lead}>
        <Icon icon={icon} />
      </span>
      <div className={body}>
        <div role={tone === 'danger' ? 'alert' : 'status'} className={words}>
          {title !== undefined && <span className={titleClass}>{title} </span>}
          {children}
        </div>
        {action !== undefined && <div className={actionPlace}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          icon={X}
          size="sm"
          aria-label={messages.dismiss}
          onPress={onDismiss}
          className={dismiss}
        />
      )}
    </section>
  );
}
