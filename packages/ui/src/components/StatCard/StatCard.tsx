import { ArrowDownRight, ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link, useLocale } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Card } from '../Card/index.ts';
import { Icon } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import {
  amount,
  amountLine,
  change as changeClass,
  figure,
  figurePlace,
  fittedValue,
  label as labelClass,
  labelIcon,
  labelText,
  link,
  linked,
  period,
} from './StatCard.css.ts';

/** Whether an increase is good. */
export type ChangeMeaning = 'up-is-good' | 'down-is-good';

export interface StatCardProps {
  /** What is counted. */
  label: string;
  /** Icon before the label. */
  icon: LucideIcon;
  /** The value: a number is formatted for the locale, a string is shown unchanged. */
  value: number | string;
  /**
   * Change in percent compared with the previous period. `null` shows a dash, if there is nothing
   * to compare with. Omit it if the card never shows a change.
   */
  change?: number | null;
  /**
   * Whether an increase is good; sets the colour of the change.
   * @default 'up-is-good'
   */
  changeMeaning?: ChangeMeaning;
  /** The period of the change: 'in 30 days'. */
  changeLabel?: string;
  /** A few words below the value of a card that shows no change: 'oldest waits 2 days'. */
  note?: ReactNode;
  /** Address of what is counted: the whole card then opens it. */
  href?: string | undefined;
  /** Whether the value is still loading. */
  isLoading?: boolean;
  /** Added to the component’s own classes. */
  className?: string;
}

function toneOf(change: number, meaning: ChangeMeaning): keyof typeof amount {
  if (change === 0) return 'even';
  return change > 0 === (meaning === 'up-is-good') ? 'good' : 'bad';
}

/** Beyond this, a percentage says only that there was little before. */
const most = 999;

const arrows = { up: ArrowUpRight, down: ArrowDownRight, noChange: ArrowRight };

function directionOf(change: number): keyof typeof arrows {
  if (change === 0) return 'noChange';
  return change > 0 ? 'up' : 'down';
}

function Change({ value, meaning }: { value: number; meaning: ChangeMeaning }) {
  const { locale } = useLocale();
  const messages = useMessages();
  const direction = directionOf(value);
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'never',
  });
  return (
    <span className={joinClassNames(amountLine, amount[toneOf(value, meaning)])}>
      <Icon icon={arrows[direction]} size={14} />
      <VisuallyHidden>{messages[direction]}</VisuallyHidden>
      {Math.abs(value) > most ? `>${percent.format(most / 100)}` : percent.format(value / 100)}
    </span>
  );
}

/** Width of a figure in em: of its digits and letters, and of what separates them. */
function widthOf(text: string): number {
  const wide = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return 0.62 * wide + 0.28 * (text.length - wide);
}

/** The value in one line: in a narrow card a long one is smaller, so that it is never cut. */
function Value({ children }: { children: string }) {
  const fitting = (100 / widthOf(children)).toFixed(2);
  return (
    <span className={fittedValue} style={{ fontSize: `min(1em, ${fitting}cqi)` }}>
      {children}
    </span>
  );
}

/** A key figure with its change over time. */
export function StatCard({
  label,
  icon,
  value,
  change,
  changeMeaning = 'up-is-good',
  changeLabel,
  note,
  href,
  isLoading = false,
  className,
}: StatCardProps) {
  const messages = useMessages();
  const { locale } = useLocale();
  const id = useId();
  return (
    <Card
      role="group"
      aria-labelledby={id}
      aria-busy={isLoading}
      className={joinClassNames(href !== undefined && linked, className)}
    >
      <div className={labelClass}>
        <Icon icon={icon} className={labelIcon} />
        {href === undefined ? (
          <span id={id} className={labelText}>
            {label}
          </span>
        ) : (
          <Link id={id} href={href} className={joinClassNames(labelText, link)}>
            {label}
          </Link>
        )}
      </div>
      {isLoading ? (
        <div className={figurePlace}>
          <Skeleton width={64} height={24} />
        </div>
      ) : (
        <div className={figure}>
          <Value>
            {typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value}
          </Value>
        </div>
      )}
      {(change !== undefined || note !== undefined || isLoading) && (
        <div className={changeClass}>
          {isLoading && <Skeleton width={96} height={10} />}
          {!isLoading && typeof change === 'number' && (
            <>
              <Change value={change} meaning={changeMeaning} />
              {changeLabel !== undefined && <span className={period}>{changeLabel}</span>}
            </>
          )}
          {!isLoading && note !== undefined && <span className={period}>{note}</span>}
          {!isLoading && change === null && (
            <>
              <span aria-hidden>–</span>
              <VisuallyHidden>{messages.nothingToCompare}</VisuallyHidden>
            </>
          )}
        </div>
      )}
    </Card>
  );
}
