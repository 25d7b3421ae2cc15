import type { ImportSummary } from '@cardinal/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { isManagerRole } from '@cardinal/contract/labels';
import { useApi, useNow, useSession } from '../../client/index.ts';
import { tellFailure } from '../../client/http/tellFailure.ts';
import { useRunsByItem } from '../../client/useRunsByItem.ts';
import { usersQuery } from '../../client/queries/usersQuery.ts';
import { personName, useClock } from '../../format/index.ts';
import { useLoadFailure, type ListContent } from '../../lists/index.ts';
import { useFormats } from '../formats.ts';
import { useDownloadReport, useUndoImport } from '../importMutations.ts';
import { importPagesQuery } from '../importQueries.ts';
import { importMessages } from '../texts.ts';
import { EarlierImportsView, type EarlierImportsViewProps } from './EarlierImportsView.tsx';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

export type EarlierImportsProps = Pick<EarlierImportsViewProps, 'onOpenImport'>;

/** Names the person who uploaded a file, for those who see everybody's imports. */
function useUploader(): (id: string) => string | null {
  const importTexts = useTexts(importMessages);
  const { formerMember } = useTexts(labelMessages);
  const me = useSession()?.user;
  const seesAll = me !== undefined && me.company_id !== null && isManagerRole(me.role);
  const { data: users } = useQuery({ ...usersQuery(useApi()), enabled: seesAll });
  return (id) => {
    if (!seesAll) return null;
    if (id === me.id) return importTexts.earlier.you;
    if (!users) return null;
    const found = users.find((user) => user.id === id);
    return found ? personName(found) : formerMember;
  };
}

/** The user's imports, or everybody's for managers and administrators, with their report and Undo. */
export function EarlierImports(props: EarlierImportsProps) {
  const importTexts = useTexts(importMessages);
  const { locale } = useLocale();
  const now = useClock(useNow());
  const formats = useFormats();
  const uploader = useUploader();
  const query = useInfiniteQuery(importPagesQuery(useApi()));
  const failure = useLoadFailure(query);
  const undo = useUndoImport();
  const report = useDownloadReport();
  const undoing = useRunsByItem();
  const downloading = useRunsByItem();
  const { data } = query;

  const content = (): ListContent<ImportSummary> => {
    if (failure && !data) return { kind: 'failed', failure };
    if (!data) return { kind: 'loading' };
    return {
      kind: 'entries',
      entries: data.pages.flatMap(({ rows }) => rows),
      onLoadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
      isLoadingMore: query.isFetchingNextPage,
      refreshFailure: failure,
    };
  };

  return (
    <EarlierImportsView
      {...props}
      content={content()}
      dates={{ locale, now }}
      formats={formats}
      uploader={uploader}
      undoingIds={undoing.running}
      downloadingIds={downloading.running}
      onUndo={(id) =>
        undoing.run(id, () => undo.mutateAsync(id).catch(tellFailure(importTexts.undo.failed)))
      }
      onReport={(id) =>
        downloading.run(id, () =>
          report.mutateAsync(id).catch(tellFailure(importTexts.done.reportFailed)),
        )
      }
    />
  );
}
