import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  actionPlace,
  alert,
  body,
  dismiss,
  lead,
  title as titleClass,
  words,
} from './InlineAlert.css.ts';

const icons = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

/** Props of InlineAlert. */
export interface InlineAlertProps {
  /**
   * What kind of news it is. `danger` is said at once, the others at the next pause.
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'neutral';
  /** A few words, when the sentence alone is too long to scan. */
  title?: ReactNode;
  /** What happened and what to do next. */
  children?: ReactNode;
  /** One Link or small Button. */
  action?: ReactNode;
  /** Takes the notice away; without it the notice stays as long as what it says is so. */
  onDismiss?: () => void;
  /** Icon in place of the tone's own. */
  icon?: LucideIcon;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** News about what stands around it. For the outcome of what someone just did, use a toast. */
export function InlineAlert({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  icon = icons[tone],
  className,
  ref,
}: InlineAlertProps) {
  const messages = useMessages();
  return (
    <div
      ref={ref}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={joinClassNames(alert({ tone }), className)}
    >
      <span className={lead}>
        <Icon icon={icon} />
      </span>
      <div className={body}>
        <div className={words}>
          {title !== undefined && <div className={titleClass}>{title}</div>}
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
    </div>
  );
}
