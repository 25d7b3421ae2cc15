import type { LucideIcon } from 'lucide-react';
import { createContext, useContext, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { CopyButton } from '../CopyButton/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import {
  copy,
  detail,
  frame,
  item,
  list,
  missing,
  term,
  termIcon,
  value,
} from './DescriptionList.css.ts';

type Layout = 'stacked' | 'beside';

const LayoutContext = createContext<Layout>('stacked');

export interface DescriptionListProps extends HTMLAttributes<HTMLDListElement> {
  /** The DescriptionItems. */
  children: ReactNode;
  /**
   * Number of columns if there is room; fewer where space is limited.
   * @default 1
   */
  columns?: 1 | 2 | 3;
  /**
   * Whether each value is below its label, or beside it with hairlines between.
   * @default 'stacked'
   */
  layout?: Layout;
  /** Ref of the root element. */
  ref?: Ref<HTMLDListElement>;
}

/** Labels and values that describe one item. */
export function DescriptionList({
  columns = 1,
  layout = 'stacked',
  className,
  children,
  ...props
}: DescriptionListProps) {
  return (
    <LayoutContext value={layout}>
      <div className={frame}>
        <dl {...props} className={joinClassNames(list({ columns, layout }), className)}>
          {children}
        </dl>
      </div>
    </LayoutContext>
  );
}

export interface DescriptionItemProps {
  /** What the value is. */
  label: string;
  /** The value; a dash if it is empty. */
  children?: ReactNode;
  /** Icon before the label. */
  icon?: LucideIcon;
  /** The text that the copy button copies; without it there is no button. */
  copyValue?: string;
  /** Added to the component’s own classes. */
  className?: string;
}

const isMissing = (children: ReactNode) =>
  children === undefined || children === null || children === '' || children === false;

/** One label with its value. */
export function DescriptionItem({
  label,
  children,
  icon,
  copyValue,
  className,
}: DescriptionItemProps) {
  const messages = useMessages();
  const layout = useContext(LayoutContext);
  return (
    <div className={joinClassNames(item({ layout }), className)}>
      <dt className={term}>
        {icon && <Icon icon={icon} className={termIcon} />}
        {label}
      </dt>
      <dd className={detail}>
        {isMissing(children) ? (
          <span className={joinClassNames(value, missing)}>
            <span aria-hidden>–</span>
            <VisuallyHidden>{messages.noValue}</VisuallyHidden>
          </span>
        ) : (
          <span className={value}>{children}</span>
        )}
        {copyValue !== undefined && copyValue !== '' && (
          <CopyButton
            size="sm"
            value={copyValue}
            aria-label={messages.copyOf(label)}
            className={copy}
          />
        )}
      </dd>
    </div>
  );
}
