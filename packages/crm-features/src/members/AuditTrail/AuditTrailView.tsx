import type { AuditAction, AuditEntry } from '@cardinal/contract';
import { sheetFormats } from '@cardinal/contract/labels';
import type { SheetFormat } from '@cardinal/contract/labels';
import {
  Button,
  DataTable,
  EmptyState,
  FilterBar,
  InlineAlert,
  LazyMenu,
  Skeleton,
  TextField,
} from '@cardinal/ui';
import type { TableColumn } from '@cardinal/ui';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { RelativeTime } from '../../format/index.ts';
import type { DateContext } from '../../format/index.ts';
import { changeText } from '../auditText.ts';
import type { AuditPage } from '../memberQueries.ts';
import { change as changeClass, noteText, state as stateClass } from '../members.css.ts';
import { auditTexts as texts, memberTexts } from '../texts.ts';
import { auditPageSize, changeAudit, initialAudit, isAuditFiltered } from './auditState.ts';
import type { AuditState } from './auditState.ts';

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

/** Props of AuditTrailView. */
export interface AuditTrailViewProps {
  state: AuditState;
  onStateChange: (state: AuditState) => void;
  content: AuditContent;
  /** People to filter by, by name. */
  people: readonly { id: string; label: string }[];
  dates: DateContext;
  onPrevious: () => void;
  onNext: () => void;
  /** Called to export the filtered entries. */
  onExport: (format: SheetFormat) => void;
  isExporting: boolean;
}

const isAction = (id: string | null): id is AuditAction =>
  id !== null && Object.hasOwn(texts.actions, id);

const actions = Object.entries(texts.actions)
  .map(([id, label]) => ({ id, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));

function auditColumns(
  dates: DateContext,
  people: AuditTrailViewProps['people'],
): TableColumn<AuditEntry>[] {
  const nameOf = (id: string) => people.find((person) => person.id === id)?.label;
  return [
    {
      id: 'action',
      header: texts.columns.action,
      width: 184,
      isRowHeader: true,
      cell: ({ action }) => texts.actions[action],
    },
    {
      id: 'subject',
      header: texts.columns.subject,
      minWidth: 140,
      isUserText: true,
      title: ({ subject }) => subject.name,
      cell: ({ subject }) => subject.name || '–',
      card: 'subtitle',
    },
    {
      id: 'change',
      header: texts.columns.change,
      minWidth: 160,
      hideBelow: 'md',
      isMuted: true,
      isUserText: true,
      title: (entry) => changeText(entry, nameOf),
      cell: (entry) => <span className={changeClass}>{changeText(entry, nameOf)}</span>,
      card: 'detail',
    },
    {
      id: 'actor',
      header: texts.columns.actor,
      width: 160,
      isUserText: true,
      title: ({ actor }) => actor.name,
      cell: ({ actor }) => actor.name || '–',
      card: 'note',
      cardCell: ({ actor }) => <span className={noteText}>{actor.name || '–'}</span>,
    },
    {
      id: 'at',
      header: texts.columns.at,
      width: 112,
      isMuted: true,
      cell: ({ at }) => <RelativeTime iso={at} dates={dates} />,
      skeleton: <Skeleton width={64} />,
      card: 'note',
    },
  ];
}

/** The paging below the entries; undefined without any. */
function pagingOf({ state, content, dates, onPrevious, onNext }: AuditTrailViewProps) {
  if (content.kind !== 'entries' || content.page.entries.length === 0) return undefined;
  const { entries, total, isTotalCapped, previous, next } = content.page;
  const number = new Intl.NumberFormat(dates.locale);
  const start = (state.page - 1) * auditPageSize;
  const [from, to] = [number.format(start + 1), number.format(start + entries.length)];
  const of = total === null ? null : number.format(total);
  return {
    page: state.page,
    // The cursors of a page that is still loading are not known yet.
    hasPrevious: !content.isRefreshing && previous !== null,
    hasNext: !content.isRefreshing && next !== null,
    onPrevious,
    onNext,
    summary:
      of === null
        ? texts.open(from, to)
        : texts.paging(from, to, isTotalCapped ? texts.moreThan(of) : of),
  };
}

interface DayProps {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
}

/** A day as a filter, with a visible label in the sheet only. */
function dayFilter(id: string, { label, value, onChange }: DayProps) {
  const shared = {
    type: 'date',
    value: value ?? '',
    onChange: (next: string) => onChange(next || null),
  } as const;
  return {
    id,
    label,
    valueLabel: value,
    control: (place: 'row' | 'sheet') =>
      place === 'row' ? (
        <TextField {...shared} aria-label={label} />
      ) : (
        <TextField {...shared} label={label} size="lg" />
      ),
  };
}

/** Who did what to which record, with filters and export. Shows every state, and fetches nothing. */
export function AuditTrailView(props: AuditTrailViewProps) {
  const { state, onStateChange, content, people, dates, onExport, isExporting } = props;
  const columns = useMemo(() => auditColumns(dates, people), [dates, people]);
  const change = (part: Partial<AuditState>) => onStateChange(changeAudit(state, part));
  const rows = content.kind === 'entries' ? content.page.entries : none;
  const isFiltered = isAuditFiltered(state);
  const total =
    content.kind === 'entries' && !content.page.isTotalCapped ? content.page.total : null;

  const filters = [
    {
      id: 'action',
      label: texts.filters.action,
      placeholder: texts.filters.allActions,
      allLabel: texts.filters.allActions,
      items: actions,
      value: state.action,
    },
    {
      id: 'actor',
      label: texts.filters.actor,
      placeholder: texts.filters.everyone,
      allLabel: texts.filters.everyone,
      items: people,
      value: state.actor,
    },
    dayFilter('from', {
      label: texts.filters.from,
      value: state.from,
      onChange: (from) => change({ from }),
    }),
    dayFilter('to', {
      label: texts.filters.to,
      value: state.to,
      onChange: (to) => change({ to }),
    }),
  ];
  const onFilterChange = (id: string, value: string | null) => {
    if (id === 'action') change({ action: isAction(value) ? value : null });
    if (id === 'actor') change({ actor: value });
    if (id === 'from') change({ from: value });
    if (id === 'to') change({ to: value });
  };

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
        <FilterBar
          aria-label={texts.filters.label}
          filters={filters}
          onChange={onFilterChange}
          onClearAll={() => onStateChange(initialAudit)}
          {...(total !== null && { resultCount: total })}
          end={
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
          }
        />
      }
      notice={
        content.kind === 'entries' &&
        content.refreshFailure && (
          <InlineAlert
            tone="warning"
            title={texts.outdated}
            action={
              <Button size="sm" onPress={content.refreshFailure.onRetry}>
                {memberTexts.retry}
              </Button>
            }
          >
            {content.refreshFailure.detail}
          </InlineAlert>
        )
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
        isFiltered ? (
          <EmptyState
            illustration="search"
            title={texts.nothingFound.title}
            description={texts.nothingFound.description}
            action={
              <Button onPress={() => onStateChange(initialAudit)}>
                {texts.nothingFound.action}
              </Button>
            }
            className={stateClass}
          />
        ) : (
          <EmptyState illustration="search" {...texts.empty} className={stateClass} />
        )
      }
      paging={pagingOf(props)}
    />
  );
}

const none: readonly AuditEntry[] = [];
