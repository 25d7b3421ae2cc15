import { formatDate, formatFullDate, type DateContext } from './dates.ts';

export interface RelativeTimeProps {
  /** The moment, ISO 8601. */
  iso: string;
  /** Locale, and the moment that "ago" is relative to. */
  dates: DateContext;
  /** Whether it begins with a small letter. @default false */
  isInSentence?: boolean;
  className?: string;
}

/** "8 min ago", with the full date and time on hover. */
export function RelativeTime({ iso, dates, isInSentence = false, className }: RelativeTimeProps) {
  return (
    <time dir="auto" dateTime={iso} title={formatFullDate(iso, dates.locale)} className={className}>
      {formatDate(iso, dates, isInSentence ? 'in a sentence' : 'alone')}
    </time>
  );
}
