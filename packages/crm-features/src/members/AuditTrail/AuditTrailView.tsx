import type { TextsOf } from '@cardinal/contract/messages';
import type { AuditEntry } from '@cardinal/contract';
import { sheetFormats, type SheetFormat } from '@cardinal/contract/labels';
import { Button, DataTable, EmptyState, LazyMenu } from '@cardinal/ui';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import type { DateContext } from '../../format/index.ts';
import { pagingSummary, RefreshNotice } from '../../lists/index.ts';
import type { AuditPage } from '../memberQueries.ts';
import { state as stateClass } from '../members.css.ts';
import { auditMessages } from '../auditTexts.ts';
import { auditColumns } from './auditColumns.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import {
  auditPageSize,
  initialAudit,
  isAuditFiltered,
  type AuditPerson,
  type AuditState,
} from './auditState.ts';
import { listMessages } from '../../lists/texts.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { roleMessages } from '../../language/roleTexts.ts';

/** The content of the trail. */
export type AuditContent =
  | { kind: 'loading' }
  | { kind: 'failed'; detail: string; onRetry: () => void; isRetrying?: boolean }
  | {
      kind: 'entries';
      page: AuditPage;
      isRefreshing?: boolean;
      /** Why the entries could not be refreshed, if so. */
      refreshFailure?: { detail: string; onRetry: () => void } | undefined;
    };

export interface AuditTrailViewProps {
  state: AuditState;
  onStateChange: (state: AuditState) => void;
  content: AuditContent;
  /** Number of the page that is shown, from 1. */
  page: number;
  /** The members, by whom entries can be filtered; undefined while they are not known. */
  people: readonly AuditPerson[] | undefined;
  dates: DateContext;
  onPrevious: () => void;
  onNext: () => void;
  /** Called to export the filtered entries. */
  onExport: (format: SheetFormat) => void;
  isExporting: boolean;
}

const none: readonly AuditEntry[] = [];

/** The paging below the entries; undefined without any. */
function pagingOf(
  { page, content, dates, onPrevious, onNext }: AuditTrailViewProps,
  listTexts: TextsOf<typeof listMessages>,
) {
  if (content.kind !== 'entries' || content.page.entries.length === 0) return undefined;
  const { entries, total, isTotalCapped, previous, next } = content.page;
  const summary = { page, count: entries.length, total, isTotalCapped };
  return {
    page,
    hasPrevious: previous !== null,
    hasNext: next !== null,
    onPrevious,
    onNext,
    summary: pagingSummary(summary, dates.locale, listTexts, auditPageSize),
  };
}

/** The button that exports the entries, with a menu of formats. */
function ExportButton({
  onExport,
  isExporting,
}: Pick<AuditTrailViewProps, 'onExport' | 'isExporting'>) {
  const texts = useTexts(auditMessages);
  return (
    <LazyMenu
      renderButton={(props) => (
        <Button {...props} icon={Download} isBusy={isExporting}>
          {texts.export}
        </Button>
      )}
    >
      {({ Menu, MenuItem }) => (
        <Menu placement="bottom end">
          {sheetFormats.map((format) => (
            <MenuItem key={format} onAction={() => onExport(format)}>
              {texts.formats[format]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </LazyMenu>
  );
}

/** Shown instead of entries if there are none. */
function Nothing({ state, onStateChange }: Pick<AuditTrailViewProps, 'state' | 'onStateChange'>) {
  const texts = useTexts(auditMessages);
  if (!isAuditFiltered(state)) {
    return <EmptyState illustration="search" {...texts.empty} className={stateClass} />;
  }
  return (
    <EmptyState
      illustration="search"
      title={texts.nothingFound.title}
      description={texts.nothingFound.description}
      action={
        <Button onPress={() => onStateChange(initialAudit)}>{texts.nothingFound.action}</Button>
      }
      className={stateClass}
    />
  );
}

/** Who did what to which record, with filters and export. Shows every state, and fetches nothing. */
export function AuditTrailView(props: AuditTrailViewProps) {
  const texts = useTexts(auditMessages);
  const roleTexts = useTexts(roleMessages);
  const labels = useTexts(labelMessages);
  const listTexts = useTexts(listMessages);
  const { state, onStateChange, content, people, dates, onExport, isExporting } = props;
  const columns = useMemo(
    () => auditColumns(dates, people, texts, roleTexts, labels),
    [dates, people, texts, roleTexts, labels],
  );
  const rows = content.kind === 'entries' ? content.page.entries : none;
  const total =
    content.kind === 'entries' && !content.page.isTotalCapped ? content.page.total : null;

  return (
    <DataTable
      label={texts.list}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ action }) => texts.actions[action]}
      isLoading={content.kind === 'loading'}
      loadingLabel={texts.loading}
      isRefreshing={content.kind === 'entries' && content.isRefreshing}
      toolbar={
        <AuditFilters
          state={state}
          onStateChange={onStateChange}
          people={people ?? []}
          total={total}
          end={<ExportButton onExport={onExport} isExporting={isExporting} />}
        />
      }
      notice={
        content.kind === 'entries' &&
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
      emptyState={<Nothing state={state} onStateChange={onStateChange} />}
      paging={pagingOf(props, listTexts)}
    />
  );
}
