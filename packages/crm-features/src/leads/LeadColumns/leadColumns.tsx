import type { Lead } from '@cardinal/contract';
import { isIncomplete, type LeadStatus } from '@cardinal/contract/labels';
import { Avatar, Icon, Skeleton, type TableColumn } from '@cardinal/ui';
import { leadName, RelativeTime, sourceLabel, type DateContext } from '../../format/index.ts';
import { LeadActions, type LeadHandlers } from '../LeadActions/index.ts';
import type { LabelTexts } from '../../language/labelTexts.ts';
import { LeadStatusSelect } from '../LeadStatus/index.ts';
import { extraColumns } from './extraColumns.tsx';
import { sourceIcon } from './sourceIcons.ts';
import type { LeadTexts } from '../texts.ts';
import {
  actions,
  created,
  email as emailClass,
  fillIn,
  incomplete,
  name,
  skeletonActions,
  skeletonLines,
} from './leadColumns.css.ts';

const actionCount = 4;

/** What the columns of the lead list need in addition to the lead. */
export interface LeadColumnContext {
  /** The actions for a lead. */
  handlers: LeadHandlers;
  /** Called with a newly chosen status. */
  onStatusChange: (lead: Lead, status: LeadStatus) => void;
  /** To whom a lead is assigned, by name; without it, there is no such column. */
  ownerOf?: ((lead: Lead) => string) | undefined;
  /** Ids of the shown columns; null for the usual ones. */
  chosen?: readonly string[] | null | undefined;
  /** Name of the event at which a lead was met, for lists that offer every column. */
  eventOf?: ((lead: Lead) => string) | undefined;
  /** Locale and current moment for the dates. */
  dates: DateContext;
  texts: LeadTexts;
  labels: LabelTexts;
}

/** Marks a lead as incomplete, with its email or badge code unless the name already contains it. */
function incompleteText(lead: Lead, { columns: texts }: LeadTexts): string {
  const { email, badge_code: code } = lead;
  // Every text includes the empty one.
  const isNew = (text: string) => !leadName(lead).includes(text);
  if (isNew(email)) return texts.incompleteWith({ email });
  return isNew(code) ? texts.incompleteBadge({ code }) : texts.incomplete;
}

type FillIn = LeadHandlers['onFillIn'];

/** Marks an incomplete lead; pressing it fills in what is missing, where the list can do that. */
function incompleteMark(lead: Lead, onFillIn: FillIn, texts: LeadTexts) {
  const text = incompleteText(lead, texts);
  if (!onFillIn) return <span className={incomplete}>{text}</span>;
  return (
    <button
      type="button"
      className={fillIn}
      aria-label={texts.columns.fillIn({ mark: text, name: leadName(lead) })}
      onClick={() => onFillIn(lead)}
    >
      {text}
    </button>
  );
}

/**
 * The name: the column that names the row and, together with the company, heads its card.
 * @param onFillIn As in `LeadHandlers`
 */
export const identityColumns = (texts: LeadTexts, onFillIn?: FillIn): TableColumn<Lead>[] => [
  {
    id: 'name',
    header: texts.columns.lead,
    width: 272,
    isRowHeader: true,
    allowsSorting: true,
    media: (lead) => <Avatar name={leadName(lead)} />,
    cell: (lead) => (
      <>
        <span dir="auto" className={name} title={leadName(lead)}>
          {leadName(lead)}
        </span>
        {isIncomplete(lead) ? (
          incompleteMark(lead, onFillIn, texts)
        ) : (
          <span dir="auto" className={emailClass} title={lead.email}>
            {lead.email}
          </span>
        )}
      </>
    ),
    skeleton: (length) => (
      <span className={skeletonLines}>
        <Skeleton width={length} />
        <Skeleton width={`calc(${length} + 16%)`} height={8} />
      </span>
    ),
    cardCell: (lead) => <bdi>{leadName(lead)}</bdi>,
  },
  {
    id: 'company',
    header: texts.columns.company,
    hideBelow: 'lg',
    allowsSorting: true,
    isUserText: true,
    title: ({ company }) => company,
    cell: ({ company }) => company,
    card: 'subtitle',
    cardCell: (lead) => (
      <>
        <bdi>{lead.company || lead.email}</bdi>
        {isIncomplete(lead) && incompleteMark(lead, onFillIn, texts)}
      </>
    ),
  },
];

/** The same with less room, beside the owner. */
const narrowIdentityColumns = (texts: LeadTexts, onFillIn: FillIn) =>
  identityColumns(texts, onFillIn).map((column) =>
    Object.assign({}, column, column.isRowHeader ? { width: 232 } : { minWidth: 108 }),
  );

/** Where the lead comes from. */
export const sourceColumn = (title: string, labels: LabelTexts): TableColumn<Lead> => ({
  id: 'source',
  header: title,
  width: 156,
  hideBelow: 'md',
  isMuted: true,
  title: (lead) => sourceLabel(lead.source, labels),
  cell: (lead) => sourceLabel(lead.source, labels),
  skeleton: <Skeleton width={120} />,
  card: 'note',
  cardCell: (lead) => (
    <Icon icon={sourceIcon(lead.source)} label={sourceLabel(lead.source, labels)} />
  ),
  cardSkeleton: null,
});

/** To whom the lead is assigned. */
const ownerColumn = (title: string, ownerOf: (lead: Lead) => string): TableColumn<Lead> => ({
  id: 'owner',
  header: title,
  // An avatar, because there is no room for another name.
  width: 64,
  hideBelow: 'lg',
  title: ownerOf,
  // One element: the list has as many of them as rows.
  cell: (lead) => {
    const owner = ownerOf(lead);
    const named = { role: 'img', 'aria-label': owner };
    return lead.assignedTo === null ? (
      <span {...named}>–</span>
    ) : (
      <Avatar {...named} aria-hidden={false} name={owner} size="sm" />
    );
  },
  skeleton: <Skeleton width={24} height={24} radius="full" />,
  card: 'note',
  cardSkeleton: null,
});

/**
 * The columns that users can show and hide, in order; the name always stays. A list without a choice
 * has those that are not extra. The titles are names of texts.
 */
export const optionalColumns = [
  { id: 'company', title: 'company' },
  { id: 'status', title: 'status' },
  { id: 'owner', title: 'owner' },
  { id: 'phone', title: 'phone', isExtra: true },
  { id: 'position', title: 'position', isExtra: true },
  { id: 'event', title: 'event', isExtra: true },
  { id: 'last_contact', title: 'lastContact', isExtra: true },
  { id: 'next_step', title: 'nextStep', isExtra: true },
  { id: 'source', title: 'source' },
  { id: 'created_at', title: 'created' },
  { id: 'actions', title: 'actions' },
] as const;

const usualColumns: readonly string[] = optionalColumns.flatMap((column) =>
  'isExtra' in column ? [] : column.id,
);

/** Ids of the shown columns among the optional ones. @param chosen Null for those of a new list */
export const shownColumns = (chosen: readonly string[] | null | undefined): readonly string[] =>
  chosen ?? usualColumns;

/** Ids of the shown columns with one added where it usually is, or removed. */
export function toggleListColumn(shown: readonly string[], id: string): string[] {
  if (shown.includes(id)) return shown.filter((one) => one !== id);
  const ids: readonly string[] = optionalColumns.map((column) => column.id);
  const later = new Set(ids.slice(ids.indexOf(id) + 1));
  const before = shown.findIndex((one) => later.has(one));
  return shown.toSpliced(before === -1 ? shown.length : before, 0, id);
}

/** Ids of the shown columns with one added where it usually is, unless it is among them. */
export function withListColumn(
  chosen: readonly string[] | null | undefined,
  id: string,
): readonly string[] {
  const shown = shownColumns(chosen);
  return shown.includes(id) ? shown : toggleListColumn(shown, id);
}

/** The columns in the chosen order; the name comes first. */
const inOrder = (columns: TableColumn<Lead>[], shown: readonly string[]) => {
  const place = ({ id }: TableColumn<Lead>) => (id === 'name' ? -1 : shown.indexOf(id));
  return columns.toSorted((one, other) => place(one) - place(other));
};

/** The columns of the lead list. Their ids are the server's sort keys. */
export function leadColumns({
  handlers,
  onStatusChange,
  ownerOf,
  chosen,
  eventOf,
  dates,
  texts,
  labels,
}: LeadColumnContext): TableColumn<Lead>[] {
  const { columns: titles } = texts;
  const extra = eventOf
    ? extraColumns({ eventOf, dates, titles, labels }).filter(({ id }) =>
        shownColumns(chosen).includes(id),
      )
    : [];
  const time = (lead: Lead) => <RelativeTime iso={lead.created_at} dates={dates} />;
  const columns: TableColumn<Lead>[] = [
    ...(ownerOf || extra.length > 0
      ? narrowIdentityColumns(texts, handlers.onFillIn)
      : identityColumns(texts, handlers.onFillIn)),
    {
      id: 'status',
      header: titles.status,
      width: 116,
      allowsSorting: true,
      hasControls: true,
      cell: (lead) => <LeadStatusSelect lead={lead} onChange={onStatusChange} />,
      skeleton: <Skeleton width={84} height={28} radius="control" />,
      card: 'aside',
      cardCell: (lead) => <LeadStatusSelect lead={lead} onChange={onStatusChange} size="lg" />,
      cardSkeleton: <Skeleton width={96} height={36} radius="control" />,
    },
    ...(ownerOf ? [ownerColumn(titles.owner, ownerOf)] : []),
    ...extra,
    sourceColumn(titles.source, labels),
    {
      id: 'created_at',
      header: titles.created,
      width: 106,
      allowsSorting: true,
      firstDirection: 'descending',
      isMuted: true,
      className: created,
      cell: time,
      skeleton: <Skeleton width={64} />,
      card: 'note',
      cardSkeleton: <Skeleton width={88} height={8} />,
    },
    {
      id: 'actions',
      header: titles.actions,
      width: 140,
      align: 'end',
      hasControls: true,
      className: actions,
      cell: (lead) => <LeadActions lead={lead} handlers={handlers} />,
      skeleton: (
        <span className={skeletonActions}>
          {Array.from({ length: actionCount }, (_, index) => (
            <Skeleton key={index} width={16} height={16} />
          ))}
        </span>
      ),
      card: 'action',
      // Cards do not need View: the name opens the lead.
      cardCell: (lead) => <LeadActions lead={lead} handlers={handlers} hasView={false} />,
      cardSkeleton: null,
    },
  ];
  return chosen ? inOrder(columns, chosen) : columns;
}
