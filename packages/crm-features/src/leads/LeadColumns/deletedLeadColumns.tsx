import type { Lead } from '@cardinal/contract';
import { RowAction, Skeleton, type TableColumn } from '@cardinal/ui';
import { leadName, RelativeTime, type DateContext } from '../../format/index.ts';
import type { LabelTexts } from '../../language/labelTexts.ts';
import { LeadStatusBadge } from '../LeadStatus/index.ts';
import type { LeadTexts } from '../texts.ts';
import { identityColumns, sourceColumn } from './leadColumns.tsx';
import { created, restore } from './leadColumns.css.ts';

/** What the columns of deleted leads need in addition to the lead. */
export interface DeletedLeadColumnContext {
  /** Called to restore a lead. */
  onRestore: ((lead: Lead) => void) | undefined;
  /** Locale and current moment for the dates. */
  dates: DateContext;
  texts: LeadTexts;
  labels: LabelTexts;
}

/** The columns of the deleted leads, whose only action is Restore. */
export function deletedLeadColumns({
  onRestore,
  dates,
  texts,
  labels,
}: DeletedLeadColumnContext): TableColumn<Lead>[] {
  const { columns } = texts;
  return [
    ...identityColumns(texts),
    {
      id: 'status',
      header: columns.status,
      width: 116,
      allowsSorting: true,
      cell: (lead) => <LeadStatusBadge status={lead.lead_status} />,
      skeleton: <Skeleton width={64} height={22} radius="tag" />,
      card: 'aside',
    },
    sourceColumn(columns.source, labels),
    {
      id: 'deleted',
      header: columns.deleted,
      width: 116,
      isMuted: true,
      className: created,
      // Deleted leads cannot be changed, so the last change is the deletion.
      cell: (lead) => <RelativeTime iso={lead.updated_at} dates={dates} />,
      skeleton: <Skeleton width={64} />,
      card: 'note',
    },
    {
      id: 'actions',
      header: columns.actions,
      width: 90,
      align: 'end',
      hasControls: true,
      cell: (lead) => (
        <RowAction
          icon={restore}
          aria-label={texts.actions.restore({ name: leadName(lead) })}
          onPress={() => onRestore?.(lead)}
        />
      ),
      skeleton: <Skeleton width={16} height={16} />,
      card: 'action',
    },
  ];
}
