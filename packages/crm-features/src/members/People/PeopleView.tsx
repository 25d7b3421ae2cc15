import type { Member, User } from '@cardinal/contract';
import { DataTable, EmptyState, SearchField } from '@cardinal/ui';
import { useMemo, useState } from 'react';
import { personName, type DateContext } from '../../format/index.ts';
import { RefreshNotice } from '../../lists/index.ts';
import { findMembers } from '../memberRules.ts';
import { state, toolbar } from '../members.css.ts';
import { memberMessages } from '../texts.ts';
import { peopleColumns, type PeopleColumnContext } from './peopleColumns.tsx';
import { useTexts } from '../../language/index.ts';

/** People on a page. */
const pageSize = 25;

/** The content of the list of people. */
export type PeopleContent =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying?: boolean }
  | {
      kind: 'people';
      /** The members by name. */
      members: readonly Member[];
      /** Why they could not be refreshed, if so. */
      refreshFailure?: { detail: string; onRetry: () => void } | undefined;
    };

export interface PeopleViewProps extends Pick<
  PeopleColumnContext,
  'onRoleChange' | 'onResetLink' | 'onRemove'
> {
  content: PeopleContent;
  /** The signed-in manager or administrator. */
  me: Pick<User, 'id' | 'role'>;
  dates: DateContext;
}

const none: readonly Member[] = [];

/** Searches the members, and divides those found into pages. */
function useFoundMembers(members: readonly Member[], locale: string) {
  const texts = useTexts(memberMessages).people;
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const found = findMembers(members, words, locale);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  // Removals may leave fewer pages than the current page number.
  const current = Math.min(page, pageCount);
  const start = (current - 1) * pageSize;
  const shown = found.slice(start, start + pageSize);
  return {
    words,
    search: (next: string) => {
      setWords(next);
      setPage(1);
    },
    /** The members on the current page. */
    shown,
    /** Undefined if one page shows them all. */
    paging:
      pageCount > 1
        ? {
            page: current,
            pageCount,
            hasPrevious: current > 1,
            hasNext: current < pageCount,
            onPrevious: () => setPage(current - 1),
            onNext: () => setPage(current + 1),
            summary: texts.range({
              from: start + 1,
              to: start + shown.length,
              total: found.length,
            }),
          }
        : undefined,
  };
}

/** The company's members with their roles. Shows every state, and fetches nothing. */
export function PeopleView(props: PeopleViewProps) {
  const texts = useTexts(memberMessages).people;
  const { content, me, dates, onRoleChange, onResetLink, onRemove } = props;
  const columns = useMemo(
    () => peopleColumns({ me, dates, onRoleChange, onResetLink, onRemove }, texts),
    [me, dates, onRoleChange, onResetLink, onRemove, texts],
  );
  const members = content.kind === 'people' ? content.members : none;
  const { words, search, shown, paging } = useFoundMembers(members, dates.locale);
  return (
    <DataTable
      label={texts.list}
      columns={columns}
      rows={shown}
      rowKey={({ id }) => id}
      rowName={personName}
      isLoading={content.kind === 'loading'}
      loadingLabel={texts.loading}
      loadingRows={5}
      toolbar={
        members.length > 1 ? (
          <SearchField
            aria-label={texts.search}
            placeholder={texts.search}
            value={words}
            onChange={search}
            className={toolbar}
          />
        ) : undefined
      }
      notice={
        content.kind === 'people' &&
        content.refreshFailure && <RefreshNotice failure={content.refreshFailure} />
      }
      error={
        content.kind === 'failed'
          ? {
              title: texts.failed,
              description: content.detail,
              onRetry: content.onRetry,
              isRetrying: content.isRetrying,
            }
          : undefined
      }
      emptyState={
        <EmptyState
          illustration={words === '' ? 'leads' : 'search'}
          {...(words === '' ? texts.empty : texts.nothingFound)}
          className={state}
        />
      }
      paging={paging}
    />
  );
}
