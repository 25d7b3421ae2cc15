import type { TextsOf } from '@cardinal/contract/messages';
import { Skeleton } from '@cardinal/ui';
import { pagingSummary } from '../../lists/index.ts';
import { unassignedPageSize as size } from '../teamQueries.ts';
import type { UnassignedContent } from './unassignedContent.ts';
import type { listMessages } from '../../lists/texts.ts';

interface Turns {
  onPrevious: () => void;
  onNext: () => void;
}

/** The paging below the leads; undefined if there are none. */
export function unassignedPaging(
  content: UnassignedContent,
  locale: string,
  turns: Turns,
  listTexts: TextsOf<typeof listMessages>,
) {
  if (content.kind === 'loading') {
    const summary = <Skeleton width={72} />;
    return { ...turns, page: 1, hasPrevious: false, hasNext: false, summary };
  }
  if (content.kind === 'failed' || content.leads.length === 0) return undefined;
  const { facts, page, leads } = content;
  const isCounted = facts.total !== null && !facts.isTotalCapped;
  return {
    ...turns,
    page,
    ...(isCounted && { pageCount: Math.max(page, Math.ceil((facts.total ?? 0) / size)) }),
    hasPrevious: facts.previous !== null,
    hasNext: facts.next !== null,
    summary: (
      <bdi>{pagingSummary({ page, count: leads.length, ...facts }, locale, listTexts, size)}</bdi>
    ),
  };
}
