import type { TextsOf } from '@cardinal/contract/messages';
import { paging } from '@cardinal/contract/limits';
import { type listMessages } from './texts.ts';

/** The position of the visible page in the whole list. */
export interface Paging {
  /** Number of the page, from 1. */
  page: number;
  /** Entries on this page. */
  count: number;
  /** Entries on all pages; null if the server does not report it. */
  total: number | null;
  /** Whether there are more than `total`, because counting stopped there. */
  isTotalCapped: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** The number of pages, if known. */
export function pageCount({ total, isTotalCapped }: Paging): number | undefined {
  if (total === null || isTotalCapped) return undefined;
  return Math.max(1, Math.ceil(total / paging.default));
}

/**
 * "1–50 of 60", "51–100 of more than 1,000"; undefined if there is nothing to count.
 * @param size Entries on a full page
 */
export function pagingSummary(
  place: Pick<Paging, 'page' | 'count' | 'total' | 'isTotalCapped'>,
  locale: string,
  listTexts: TextsOf<typeof listMessages>,
  size: number = paging.default,
): string | undefined {
  const { page, count, total, isTotalCapped } = place;
  if (count === 0) return undefined;
  const number = new Intl.NumberFormat(locale);
  const first = (page - 1) * size + 1;
  const from = number.format(first);
  const to = number.format(first + count - 1);
  if (total === null) return listTexts.openRange({ from, to });
  const all = number.format(total);
  return listTexts.range({
    from,
    to,
    total: isTotalCapped ? listTexts.moreThan({ total: all }) : all,
  });
}

/** "3 of 60", "3 of more than 1,000"; "3" if the total is unknown. @param index On the page, from 0. */
export function pagingPosition(
  place: Paging,
  index: number,
  locale: string,
  listTexts: TextsOf<typeof listMessages>,
): string {
  const { page, total, isTotalCapped } = place;
  const number = new Intl.NumberFormat(locale);
  const position = number.format((page - 1) * paging.default + index + 1);
  if (total === null) return position;
  const all = number.format(total);
  return listTexts.position({
    position,
    all: isTotalCapped ? listTexts.moreThan({ total: all }) : all,
  });
}
