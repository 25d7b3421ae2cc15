import { paging } from '@cardinal/contract/limits';
import { leadTexts } from '../texts.ts';

/** Where in the whole list the shown page stands. */
export interface LeadPaging {
  /** Number of the page, from 1. */
  page: number;
  /** Leads on this page. */
  count: number;
  /** Leads on all pages; null when the server doesn't say. */
  total: number | null;
  /** Whether there are more than `total`, because counting stopped there. */
  isTotalCapped: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** How many pages there are, if that is known. */
export function pageCount({ total, isTotalCapped }: LeadPaging): number | undefined {
  if (total === null || isTotalCapped) return undefined;
  return Math.max(1, Math.ceil(total / paging.default));
}

/** "1–50 of 60", "51–100 of more than 1,000"; undefined when there is nothing to count. */
export function pagingSummary(place: LeadPaging, locale: string): string | undefined {
  const { page, count, total, isTotalCapped } = place;
  if (count === 0) return undefined;
  const number = new Intl.NumberFormat(locale);
  const first = (page - 1) * paging.default + 1;
  const from = number.format(first);
  const to = number.format(first + count - 1);
  if (total === null) return leadTexts.paging.openRange(from, to);
  const all = number.format(total);
  return leadTexts.paging.range(from, to, isTotalCapped ? leadTexts.paging.moreThan(all) : all);
}
