import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { actionPlace, body, dismiss, lead, title as titleClass, words } from './Notice.css.ts';

const icons = {
  neutral: Info,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

/** Tone of a notice. */
export type NoticeTone = keyof typeof icons;

/** Props that Banner and InlineAlert share. */
export interface NoticeProps {
  /**
   * Kind of the message. Screen readers announce `danger` at once, the others at the next pause.
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'neutral';
  /** A few words before the message, if it is too long to scan. */
  title?: ReactNode;
  /** One Link or small Button. */
  action?: ReactNode;
  /**
   * Adds a Dismiss button and is called when it is pressed; move the focus to what follows. Without
   * it, the message stays as long as it is true.
   */
  onDismiss?: () => void;
  /** Icon in place of the tone's own. */
  icon?: LucideIcon;
  /** Added to the component’s own classes. */
  className?: string;
}

interface NoticeContentProps extends Omit<NoticeProps, 'className'> {
  tone: NoticeTone;
  /** The message. */
  children: ReactNode;
  /** Whether title and message share a line across the page, or are stacked in a box. */
  layout: 'line' | 'box';
  /** Role of the message, if the element around the notice does not announce it. */
  role?: 'alert' | 'status';
}

/** Role that announces a notice of a tone. */
export const noticeRole = (tone: NoticeTone) => (tone === 'danger' ? 'alert' : 'status');

/** Icon, message, action and Dismiss button of a notice. */
export function NoticeContent({
  tone,
  icon = icons[tone],
  title,
  children,
  action,
  onDismiss,
  layout,
  role,
}: NoticeContentProps) {
  const messages = useMessages();
  const isLine = layout === 'line';
  const Title = isLine ? 'span' : 'div';
  return (
    <>
      <span className={lead}>
        <Icon icon={icon} />
      </span>
      <div className={body({ layout })}>
        <div role={role} className={words({ layout })}>
          {title !== undefined && (
            <Title className={titleClass}>
              {title}
              {isLine && ' '}
            </Title>
          )}
          {children}
        </div>
        {action !== undefined && <div className={actionPlace({ layout })}>{action}</div>}
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
    </>
  );
}
