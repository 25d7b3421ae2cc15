import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { SheetFormat } from '@cardinal/contract/labels';
import { toasts, useLocale } from '@cardinal/ui';
import { useMemo, useState } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { saveFile } from '../../client/http/saveFile.ts';
import { personName, useClock } from '../../format/index.ts';
import { useShownPage } from '../../lists/index.ts';
import { unconfirmed } from '../confirmation.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { auditQuery, membersQuery, refreshMembers, type AuditPage } from '../memberQueries.ts';
import { auditMessages } from '../auditTexts.ts';
import {
  auditFilters,
  auditParams,
  changeAudit,
  initialAudit,
  type AuditState,
} from './auditState.ts';
import { AuditTrailView, type AuditContent } from './AuditTrailView.tsx';
import { useTexts } from '../../language/index.ts';

export interface AuditTrailProps {
  /**
   * Repeats a call once the user has confirmed who they are, if the server asks for it.
   * @default the call alone
   */
  confirmed?: Confirmed;
  /** Saves the exported file. @default a download of the browser */
  onSave?: (blob: Blob, name: string) => void;
}

/** Saves the filtered entries as a file, and reports the outcome. */
function useAuditExport(
  state: AuditState,
  { confirmed = unconfirmed, onSave = saveFile }: AuditTrailProps,
) {
  const auditTexts = useTexts(auditMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (format: SheetFormat) =>
      confirmed(() =>
        api.download('/api/audit/export', { query: { ...auditFilters(state), format } }),
      ),
    onSuccess: ({ blob, name: suggested }, format) => {
      const name = suggested ?? `audit-trail.${format}`;
      onSave(blob, name);
      toasts.show({ title: auditTexts.toasts.exported, description: name, tone: 'success' });
      void refreshMembers(queryClient);
    },
    onError: (error) =>
      toasts.show({
        title: auditTexts.toasts.exportFailed,
        description: errorDetail(error),
        tone: 'danger',
      }),
  });
}

/** What the list of entries shows. */
function contentOf(query: UseQueryResult<AuditPage>): AuditContent {
  const onRetry = () => void query.refetch();
  const detail = query.error ? errorDetail(query.error) : '';
  // That another filter found nothing is not the answer to this one.
  const isOtherEmpty = query.isPlaceholderData && query.data?.entries.length === 0;
  if (query.data && !isOtherEmpty) {
    return {
      kind: 'entries',
      page: query.data,
      isRefreshing: query.isPlaceholderData,
      refreshFailure: query.error ? { detail, onRetry } : undefined,
    };
  }
  if (!query.error) return { kind: 'loading' };
  return { kind: 'failed', detail, onRetry, isRetrying: query.isFetching };
}

/** The audit trail of the signed-in administrator's company. */
export function AuditTrail(props: AuditTrailProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const api = useApi();
  const [state, setState] = useState(initialAudit);
  const members = useQuery(membersQuery(api));
  const query = useQuery({
    ...auditQuery(api, auditParams(state)),
    placeholderData: keepPreviousData,
  });
  const page = useShownPage(state.page, query.isPlaceholderData);
  const download = useAuditExport(state, props);
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const people = useMemo(
    () =>
      members.data
        ?.filter((member) => member.state === 'active')
        .map((member) => ({ id: member.id, label: personName(member) })),
    [members.data],
  );

  const goTo = (cursor: string | null | undefined, page: number) => {
    // The cursors are still those of the page before.
    if (query.isPlaceholderData) return;
    setState(changeAudit(state, cursor == null || page <= 1 ? {} : { cursor, page }));
  };

  return (
    <AuditTrailView
      state={state}
      onStateChange={setState}
      page={page}
      content={contentOf(query)}
      people={people}
      dates={dates}
      onPrevious={() => goTo(query.data?.previous, state.page - 1)}
      onNext={() => goTo(query.data?.next, state.page + 1)}
      onExport={download.mutate}
      isExporting={download.isPending}
    />
  );
}
