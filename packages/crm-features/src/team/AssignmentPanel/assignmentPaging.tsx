import { Skeleton } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { assignmentTexts } from '../assignmentTexts.ts';
import { unassignedPageSize as size } from '../teamQueries.ts';
import type { UnassignedContent } from './unassignedContent.ts';

interface Turns {
  onPrevious: () => void;
  onNext: () => void;
}

/** The range of leads on the page: '1–25 of 60'. */
function summaryOf(content: UnassignedContent & { kind: 'leads' }, locale: string): ReactNode {
  const { facts, page, leads } = content;
  const { paging } = assignmentTexts;
  const number = new Intl.NumberFormat(locale);
  const start = (page - 1) * size;
  const [from, to] = [number.format(start + 1), number.format(start + leads.length)];
  if (facts.total === null) return paging.open(from, to);
  const total = number.format(facts.total);
  return paging.range(from, to, facts.isTotalCapped ? paging.moreThan(total) : total);
}

/** The paging below the leads; undefined if there are none. */
export function pagingOf(content: UnassignedContent, locale: string, turns: Turns) {
  if (content.kind === 'loading') {
    const summary = <Skeleton width={72} />;
    return { ...turns, page: 1, hasPrevious: false, hasNext: false, summary };
  }
  if (content.kind === 'failed' || content.leads.length === 0) return undefined;
  const { facts, page } = content;
  const isCounted = facts.total !== null && !facts.isTotalCapped;
  return {
    ...turns,
    page,
    ...(isCounted && { pageCount: Math.max(page, Math.ceil((facts.total ?? 0) / size)) }),
    // The cursors of a page that is still loading are not known yet.
    hasPrevious: !content.isRefreshing && facts.previous !== null,
    hasNext: !content.isRefreshing && facts.next !== null,
    summary: <bdi>{summaryOf(content, locale)}</bdi>,
  };
}
