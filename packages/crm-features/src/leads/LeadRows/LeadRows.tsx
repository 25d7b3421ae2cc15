import type { LeadSort } from '@cardinal/contract/labels';
import { Avatar } from '@cardinal/ui';
import { memo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { leadName, RelativeTime } from '../../format/index.ts';
import { LeadActions } from '../LeadActions/index.ts';
import type { LeadRowProps, LeadRowsProps } from '../leadRowsProps.ts';
import { LeadStatusSelect } from '../LeadStatus/index.ts';
import { openByEnter } from '../openByEnter.ts';
import { sourceLabel } from '../sourceIcons.ts';
import { leadTexts } from '../texts.ts';
import * as styles from './LeadRows.css.ts';

const { columns } = leadTexts;

/** Props of LeadRows. */
export interface LeadTableRowsProps extends LeadRowsProps {
  /** The present order, marked at its column. */
  sort: LeadSort;
  /** Called with the order that a pressed header gives. */
  onSortChange: (sort: LeadSort) => void;
  /** Whether newer rows are on their way. */
  isRefreshing?: boolean;
}

interface HeaderProps {
  children: string;
  /** The two orders that pressing the header changes between, the first one first. */
  orders: readonly [LeadSort, LeadSort];
  sort: LeadSort;
  onSortChange: (sort: LeadSort) => void;
  className: string;
}

function SortableHeader({ children, orders, sort, onSortChange, className }: HeaderProps) {
  const [first, second] = orders;
  const isSorted = sort === first || sort === second;
  const direction = sort.startsWith('-') ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className={className}>
      <button
        type="button"
        className={styles.sortButton}
        onClick={() => onSortChange(sort === first ? second : first)}
      >
        {children}
      </button>
    </th>
  );
}

/** Column widths and headers, for the rows and for the skeleton that holds their place. */
export function LeadTableFrame({
  children,
  sort,
  onSortChange,
  ...table
}: Pick<LeadTableRowsProps, 'sort' | 'onSortChange'> & {
  children: ReactNode;
  'aria-label'?: string;
  'aria-busy'?: boolean;
}) {
  const sorting = { sort, onSortChange };
  return (
    <table className={styles.table} {...table}>
      <thead>
        <tr>
          <SortableHeader orders={['name', '-name']} {...sorting} className={styles.header.lead}>
            {columns.lead}
          </SortableHeader>
          <SortableHeader
            orders={['company', '-company']}
            {...sorting}
            className={styles.header.company}
          >
            {columns.company}
          </SortableHeader>
          <SortableHeader
            orders={['status', '-status']}
            {...sorting}
            className={styles.header.status}
          >
            {columns.status}
          </SortableHeader>
          <th scope="col" className={styles.header.source}>
            {columns.source}
          </th>
          <SortableHeader
            orders={['-created_at', 'created_at']}
            {...sorting}
            className={styles.header.created}
          >
            {columns.created}
          </SortableHeader>
          <th scope="col" className={styles.header.actions}>
            {columns.actions}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** Whether a press meant the row itself, and not a control in it or a text being selected. */
function isOnRow(event: MouseEvent) {
  const target = event.target;
  const onControl = target instanceof Element && target.closest('button, a, [role="listbox"]');
  return !onControl && !window.getSelection()?.toString();
}

const Row = memo(function Row({ lead, handlers, onStatusChange, dates }: LeadRowProps) {
  const name = leadName(lead);
  const open = () => handlers.onView(lead);
  return (
    <tr
      className={styles.row}
      data-lead-id={lead.id}
      tabIndex={-1}
      onClick={(event) => isOnRow(event) && open()}
      onKeyDown={openByEnter(open)}
    >
      <th scope="row" className={styles.cell.lead}>
        <Avatar name={name} className={styles.avatar} />
        <span dir="auto" className={styles.name} title={name}>
          {name}
        </span>
        <span dir="auto" className={styles.email} title={lead.email}>
          {lead.email}
        </span>
      </th>
      <td dir="auto" className={styles.cell.company} title={lead.company || undefined}>
        {lead.company}
      </td>
      <td className={styles.cell.status}>
        <LeadStatusSelect lead={lead} onChange={onStatusChange} />
      </td>
      <td className={styles.cell.source} title={sourceLabel(lead.source)}>
        {sourceLabel(lead.source)}
      </td>
      <td className={styles.cell.created}>
        <RelativeTime iso={lead.created_at} dates={dates} />
      </td>
      <td className={styles.cell.actions}>
        <LeadActions lead={lead} handlers={handlers} />
      </td>
    </tr>
  );
});

/**
 * The leads as a table, for all but phones. A native table with as few elements as it takes: a
 * page of fifty rows must stay fast on a slow laptop.
 */
export function LeadRows({
  leads,
  sort,
  onSortChange,
  isRefreshing = false,
  ...props
}: LeadTableRowsProps) {
  return (
    <LeadTableFrame
      aria-label={leadTexts.list}
      aria-busy={isRefreshing}
      sort={sort}
      onSortChange={onSortChange}
    >
      <tbody>
        {leads.map((lead) => (
          <Row key={lead.id} lead={lead} {...props} />
        ))}
      </tbody>
    </LeadTableFrame>
  );
}
