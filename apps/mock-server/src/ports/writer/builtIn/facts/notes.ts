import { dayMs } from '@cardinal/contract/limits';
import { upperFirst } from './words.ts';

/** Characters of notes that are read. */
const longestNotes = 2_000;

/** What notes say about time and manners. */
export interface NoteHints {
  /** Until when the lead needs it: "by the end of March"; undefined if no date is named or it is over. */
  deadline: string | undefined;
  /** Whether there is a deadline that need not be asked for, named or not. */
  hasDeadline: boolean;
  /** Weekday agreed for a call, if it is still to come within a week. */
  callDay: string | undefined;
  /** When the lead wants to hear from us again: "January". */
  later: string | undefined;
  /** Whether the lead prefers email to calls. */
  avoidsCalls: boolean;
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const month = `(?:${monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`;
const point = String.raw`((?:the\s+)?(?:end|beginning|start|middle|mid)(?:\s+of)?[\s-]+)?(?:(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?)?(?:(${month})\b(?:\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\d))?|(q[1-4])\b|((?:the\s+)?year(?:['’]s)?(?:\s+end)?\b|christmas\b))(?:,?\s+(20\d\d)\b)?`;
const deadlinePoint = new RegExp(
  String.raw`\b(by|before|until|till|deadline(?:\s+is)?:?|no later than|due(?:\s+by)?:?)\s+${point}`,
  'i',
);
const anyDeadline =
  /\b(?:deadline|asap|urgent(?:ly)?|by\s+(?:next|this|the end|end|mon|tues|wednes|thurs|fri)|until\s+(?:next|this))/i;
const laterPoint = new RegExp(
  String.raw`\b(?:call|ring|contact|follow[- ]?up|check(?: in)?|write|get back|again|revisit|talk|speak)\b[^.;\n]{0,25}?\bin\s+${point}`,
  'i',
);
const callWords =
  /\b(?:call|ring|phone|speak|talk)(?:\s+\w+){0,3}?\s+(mon|tue|wed|thu|fri)(?:s|day|sday|nesday|rs|rsday)?\b/i;
const noCalls =
  /\b(?:no|not keen on|not fond of|dislikes?|hates?|don['’]?t|do not|never|avoid)\s+(?:phone\s+|more\s+)?(?:calls?|calling|phone)\b|\b(?:prefers?|only|rather)(?:\s+by)?\s+e-?mails?\b|\be-?mails?\s+(?:only|preferred)\b/i;

interface PointInTime {
  /** "the end of March", "15 March", "Q3", "the end of the year". */
  text: string;
  /** When it is over. Milliseconds. */
  endsAt: number;
}

/** The first end of these months after `since`, or that of the given year. */
function endOf(lastMonth: number, day: number | undefined, since: number, year?: number): number {
  const first = year ?? new Date(since).getUTCFullYear();
  const end = (inYear: number) =>
    day === undefined
      ? Date.UTC(inYear, lastMonth + 1, 1)
      : Date.UTC(inYear, lastMonth, day) + dayMs;
  return year === undefined && end(first) < since ? end(first + 1) : end(first);
}

const partWords = (part: string) =>
  /end/i.test(part) ? 'the end of' : /mid/i.test(part) ? 'mid' : 'the beginning of';

/** Reads the groups of `point`. */
function pointOf(groups: readonly (string | undefined)[], since: number): PointInTime | undefined {
  const [part, before, name, after, quarter, special, yearText] = groups;
  const year = yearText ? Number(yearText) : undefined;
  const inYear = yearText ? ` ${yearText}` : '';
  if (special) {
    const isChristmas = /christmas/i.test(special);
    const endsAt = endOf(11, isChristmas ? 24 : undefined, since, year);
    return {
      text: isChristmas ? `Christmas${inYear}` : `the end of the year${inYear && `,${inYear}`}`,
      endsAt,
    };
  }
  const words = part && (partWords(part) === 'mid' ? 'mid-' : `${partWords(part)} `);
  if (quarter) {
    const number = Number(quarter.slice(1));
    const endsAt = endOf(number * 3 - 1, undefined, since, year);
    return { text: `${words ?? ''}Q${number}${inYear}`, endsAt };
  }
  if (!name) return undefined;
  const index = monthNames.findIndex((full) => full.startsWith(name.slice(0, 3).toLowerCase()));
  const monthName = upperFirst(monthNames[index] ?? '');
  const day = before ?? after;
  const dayNumber = day ? Number(day) : undefined;
  if (dayNumber !== undefined && (dayNumber < 1 || dayNumber > 31)) return undefined;
  const text = dayNumber === undefined ? `${words ?? ''}${monthName}` : `${dayNumber} ${monthName}`;
  return { text: `${text}${inYear}`, endsAt: endOf(index, dayNumber, since, year) };
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'];
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The first such weekday after the notes were taken, if it is still to come. */
function comingDay(text: string, capturedAt: number, now: number): string | undefined {
  const index = weekdays.indexOf(callWords.exec(text)?.[1]?.toLowerCase() ?? '');
  if (index < 0) return undefined;
  const captured = new Date(capturedAt).getUTCDay();
  const ahead = (index + 1 - captured + 7) % 7 || 7;
  const day = Math.floor(capturedAt / dayMs) + ahead;
  return day > Math.floor(now / dayMs) ? weekdayNames[index] : undefined;
}

/** Finds what notes say about time and manners. What cannot be told to the lead is only known. */
export function readHints(
  notes: string,
  { capturedAt, now }: { capturedAt: number; now: number },
): NoteHints {
  const text = notes.slice(0, longestNotes);
  const [, cue = '', ...groups] = deadlinePoint.exec(text) ?? [];
  const deadline = pointOf(groups, capturedAt);
  const isAhead = deadline !== undefined && deadline.endsAt > now;
  const [, ...laterGroups] = laterPoint.exec(text) ?? [];
  const later = pointOf(laterGroups, capturedAt);
  return {
    deadline: isAhead ? `${/^before$/i.test(cue) ? 'before' : 'by'} ${deadline.text}` : undefined,
    hasDeadline: isAhead || (deadline === undefined && anyDeadline.test(text)),
    callDay: comingDay(text, capturedAt, now),
    later: later && later.endsAt > now + 31 * dayMs ? later.text : undefined,
    avoidsCalls: noCalls.test(text),
  };
}
