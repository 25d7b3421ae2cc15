import type { TextsOf } from '@cardinal/contract/messages';
import type { Event, EventBoard } from '@cardinal/contract';
import { toInert } from '@cardinal/contract/csv-text';
import type { boardMessages } from './boardTexts.ts';

type Value = string | number | null;

/** A cell of a CSV file. Text that a spreadsheet would take for a formula gets an apostrophe. */
function cell(value: Value): string {
  if (typeof value === 'number') return String(value);
  const text = toInert(value ?? '');
  return /[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Each option of each question, and how many leads chose it. */
function answerRows({ answers }: EventBoard, texts: TextsOf<typeof boardMessages>): Value[][] {
  if (answers.length === 0) return [];
  const rows = answers.flatMap(({ label, answered, options }) =>
    options.length === 0
      ? [[label, '', answered]]
      : options.map((option) => [label, option.label, option.chosen]),
  );
  return [[], [texts.file.question, texts.file.answer, texts.file.leads], ...rows];
}

/** The board as rows of a table: figures first, then people and answers. Times are in minutes. */
function rowsOf(
  event: Pick<Event, 'name'>,
  board: EventBoard,
  texts: TextsOf<typeof boardMessages>,
  formerMember: string,
): Value[][] {
  const { step, file } = texts;
  const contact = board.first_contact;
  return [
    [file.event, event.name],
    [step.captured, board.captured],
    [step.owned, board.owned],
    [step.contacted, board.contacted],
    [step.answered, board.answered],
    [file.meetings, board.meetings],
    [step.closed, board.closed],
    [texts.waiting, board.waiting],
    [file.minutes({ what: texts.median }), contact.median_minutes],
    [file.minutes({ what: texts.p90 }), contact.p90_minutes],
    [file.minutes({ what: file.oldest }), contact.oldest_waiting_minutes],
    [file.minutes({ what: file.goal }), board.goal_minutes],
    [texts.withinGoal, board.within_goal],
    [file.cost, board.cost],
    [file.perLead, board.cost_per_lead],
    [file.perMeeting, board.cost_per_meeting],
    [],
    [file.person, step.captured, texts.waiting, file.minutes({ what: texts.median })],
    ...board.people.map(({ name, captured, waiting, median_minutes: median }) => [
      name || formerMember,
      captured,
      waiting,
      median,
    ]),
    ...answerRows(board, texts),
  ];
}

/**
 * The board as a CSV file in UTF-8, with the byte order mark that Excel needs.
 * @param formerMember Stands for people whose names are no longer known
 */
export function boardFile(
  event: Pick<Event, 'name'>,
  board: EventBoard,
  texts: TextsOf<typeof boardMessages>,
  formerMember: string,
): Blob {
  const lines = rowsOf(event, board, texts, formerMember).map((row) => row.map(cell).join(','));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** Name of the file, without characters that file systems reject. */
export const boardFileName = (
  event: Pick<Event, 'name'>,
  texts: TextsOf<typeof boardMessages>,
): string => `${texts.file.name} ${event.name.replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim()}.csv`;
