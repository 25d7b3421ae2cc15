import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { listRole } from '../../internal/layout.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts';
import {
  bar,
  empty,
  figure as figureClass,
  icon as iconClass,
  item as itemClass,
  label as labelClass,
  line,
  list,
  share as shareClass,
  track,
  words,
} from './BarList.css.ts';

/** One bar of a BarList. */
export interface BarListItem {
  id: string;
  /** What is counted. */
  label: string;
  /** The value; zero or more. */
  value: number;
  icon?: LucideIcon;
  /** URL that the label links to. */
  href?: string;
}

export interface BarListProps {
  /** What the bars compare, as the accessible name: 'Leads by source'. */
  'aria-label': string;
  /** The items in display order, usually the longest bar first. */
  items: readonly BarListItem[];
  /** The value of a bar across the whole width. Defaults to the highest value. */
  max?: number;
  /** Formats the values. Defaults to plain numbers. */
  numberFormat?: Intl.NumberFormatOptions;
  /** Whether each bar shows its share of the total. */
  showShare?: boolean;
  /** Whether the values are still being loaded. */
  isLoading?: boolean;
  /** Shown if there are no items. Defaults to 'No data'. */
  emptyState?: ReactNode;
  /** Added to the component’s own classes. */
  className?: string;
}

const share = (value: number, whole: number) => (whole > 0 ? Math.max(0, value) / whole : 0);

function Bar({ item, size, figure }: { item: BarListItem; size: number; figure: ReactNode }) {
  const { icon, label, href } = item;
  return (
    <li className={itemClass}>
      <span className={line}>
        <span className={labelClass}>
          {icon && <Icon icon={icon} className={iconClass} />}
          <span className={words}>
            {href === undefined ? (
              label
            ) : (
              <Link href={href} variant="quiet">
                {label}
              </Link>
            )}
          </span>
        </span>
        <span className={figureClass}>{figure}</span>
      </span>
      <span aria-hidden className={track}>
        {size > 0 && <span className={bar} style={{ inlineSize: `${size * 100}%` }} />}
      </span>
    </li>
  );
}

function Waiting({ className }: { className: string }) {
  const messages = useMessages();
  return (
    <SkeletonGroup label={messages.loading} className={className}>
      {['100%', '70%', '40%'].map((width) => (
        <div key={width} className={itemClass}>
          <span className={line}>
            <Skeleton width={96} />
            <Skeleton width={24} />
          </span>
          <Skeleton width={width} height={6} radius="full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Compares the values of a few items as bars. Every value is also shown as text. */
export function BarList({
  'aria-label': label,
  items,
  max,
  numberFormat,
  showShare = false,
  isLoading = false,
  emptyState,
  className,
}: BarListProps) {
  const { locale } = useLocale();
  const messages = useMessages();
  const own = joinClassNames(list, className);
  if (isLoading) return <Waiting className={own} />;
  if (items.length === 0) return emptyState ?? <p className={empty}>{messages.noData}</p>;

  const values = items.map(({ value }) => value);
  const whole = max ?? Math.max(...values);
  const sum = values.reduce((total, value) => total + value, 0);
  const numbers = new Intl.NumberFormat(locale, numberFormat);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <ul aria-label={label} role={listRole('ul')} className={own}>
      {items.map((item) => (
        <Bar
          key={item.id}
          item={item}
          size={Math.min(1, share(item.value, whole))}
          figure={
            <>
              {numbers.format(item.value)}
              {showShare && (
                <span className={shareClass}> {percent.format(share(item.value, sum))}</span>
              )}
            </>
          }
        />
      ))}
    </ul>
  );
}
