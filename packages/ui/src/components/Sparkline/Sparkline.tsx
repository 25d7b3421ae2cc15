import { useLocale } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import type { Messages } from '../../internal/messages/messages.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { lineThrough, placesOf } from './path.ts';
import { area, dot, ground, line as lineClass, sparkline } from './Sparkline.css.ts';

/** A value at a point in time. */
export interface SparklinePoint {
  /** The time: a Date, or an ISO 8601 moment. */
  at: string | Date;
  value: number;
}

export interface SparklineProps {
  /**
   * What is counted over which period: 'New leads in 7 days'. The text alternative starts with it.
   */
  label: string;
  /** The values in chronological order. */
  points: readonly SparklinePoint[];
  /**
   * Colour of the line.
   * @default 'accent'
   */
  tone?: 'accent' | 'neutral' | 'success' | 'danger';
  /**
   * Width in px.
   * @default 96
   */
  width?: number;
  /**
   * Height in px.
   * @default 28
   */
  height?: number;
  /** Whether the area below the line is tinted. */
  hasArea?: boolean;
  /** Formats the values in the text alternative. Defaults to plain numbers. */
  numberFormat?: Intl.NumberFormatOptions;
  /** Formats the times in the text alternative. Defaults to day and month. */
  dateFormat?: Intl.DateTimeFormatOptions;
  /** Added to the component’s own classes. */
  className?: string;
}

const dayAndMonth: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };

/** The trend as text: first, last, lowest and highest value. */
function inWords(
  points: readonly SparklinePoint[],
  messages: Messages,
  numbers: Intl.NumberFormat,
  dates: Intl.DateTimeFormat,
) {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return messages.noData;
  const say = ({ at, value }: SparklinePoint) =>
    messages.oneValue(numbers.format(value), dates.format(new Date(at)));
  if (points.length === 1) return say(first);
  const byValue = points.toSorted((a, b) => a.value - b.value);
  return messages.trend(
    say(first),
    say(last),
    say(byValue[0] ?? first),
    say(byValue.at(-1) ?? last),
  );
}

/** The trend of a value, as small as a word. Time runs in the reading direction. */
export function Sparkline({
  label,
  points,
  tone = 'accent',
  width = 96,
  height = 28,
  hasArea = false,
  numberFormat,
  dateFormat = dayAndMonth,
  className,
}: SparklineProps) {
  const { locale } = useLocale();
  const messages = useMessages();
  const words = inWords(
    points,
    messages,
    new Intl.NumberFormat(locale, numberFormat),
    new Intl.DateTimeFormat(locale, dateFormat),
  );
  const places = placesOf(
    points.map(({ value }) => value),
    width,
    height,
  );
  const line = lineThrough(places);
  const [first] = places;
  const last = places.at(-1);
  return (
    <svg
      role="img"
      aria-label={`${label}: ${words}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={joinClassNames(sparkline({ tone }), className)}
    >
      {places.length < 2 && (
        <line className={ground} x1={3} x2={width - 3} y1={height / 2} y2={height / 2} />
      )}
      {hasArea && first && last && places.length > 1 && (
        <path className={area} d={`${line}L${last.x} ${height}L${first.x} ${height}Z`} />
      )}
      {places.length > 1 && <path className={lineClass} d={line} />}
      {last && <circle className={dot} cx={last.x} cy={last.y} r={2.5} />}
    </svg>
  );
}
