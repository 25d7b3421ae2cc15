import { lengths } from '@cardinal/contract/limits';
import { leadSources, leadSorts, leadStatuses, type LeadSort } from '@cardinal/contract/labels';
import { FilterBar, SearchField, useLocale, type Filter } from '@cardinal/ui';
import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import {
  all,
  noFilters,
  standFilters,
  statusFilters,
  type LeadListState,
} from '../leadListState.ts';
import { leadMessages, type LeadTexts } from '../texts.ts';
import { useOpenWhenLoaded } from '../useOpenWhenLoaded.ts';
import { capturedText } from './capturedText.ts';
import {
  capturedFilterIn,
  capturedFilters,
  contactFilters,
  daysOf,
  stepFilters,
  type CapturedFilter,
} from './timeFilters.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages, type LabelTexts } from '../../language/labelTexts.ts';
import { sourceLabel } from '../../format/index.ts';

const loadDialog = () => import('./CapturedDialog.tsx');
const CapturedDialog = lazy(async () => ({ default: (await loadDialog()).CapturedDialog }));

/** The orders in the menu; the table's headers also have the reverse ones. */
const offeredSorts = [
  '-created_at',
  'created_at',
  'name',
  'company',
  'status',
  'next_step',
] as const;

export interface LeadFiltersProps {
  /** The list's filters and sort order. */
  state: LeadListState;
  /** Called with the changed part of the state. */
  onChange: (change: Partial<LeadListState>) => void;
  /** The text in the search field, which is ahead of `state.q` while the user is typing. */
  search: string;
  onSearchChange: (text: string) => void;
  /** The search field's input, for the `/` key. */
  searchRef?: RefObject<HTMLInputElement | null>;
  /** The owners to choose from, for those who see them. */
  owners?: readonly { id: string; label: string }[] | undefined;
  /** The events to filter by, latest first, for a list that offers every filter. */
  events?: readonly { id: string; label: string }[] | undefined;
  /** Whether `/` focuses the search, which the field then shows. */
  hasShortcut?: boolean;
  /** Whether the search field has the larger size of phones. */
  isPhone?: boolean;
  /** Content at the end of the row, such as a menu of saved views. */
  end?: ReactNode;
}

const choicesOf = <const Id extends string>(
  ids: readonly Id[],
  labels: Readonly<Record<Id, string>>,
) => ids.map((id) => ({ id, label: labels[id] }));

/** The offered sources, and the current one if it is different. */
const sourceChoices = (current: string, labels: LabelTexts) =>
  [...new Set([...Object.values(leadSources), ...(current === all ? [] : [current])])].map(
    (id) => ({ id, label: sourceLabel(id, labels) }),
  );

const sortChoices = (current: LeadSort, leadTexts: LeadTexts) =>
  choicesOf([...new Set<LeadSort>([...offeredSorts, current])], leadTexts.sort.orders);

/** The change of the list's state for an option of a filter; `null` for none. */
function changeBy(id: string, value: string | null): Partial<LeadListState> {
  if (id === 'owner') return { owner: value };
  if (id === 'source') return { source: value ?? all };
  if (id === 'stand') return { stand: standFilters.find((stand) => stand === value) ?? null };
  // The stage is one of the event's board.
  if (id === 'event') return { event: value, stage: null };
  if (id === 'captured') return { captured: capturedFilterIn(value) };
  if (id === 'contact') return { contact: contactFilters.find((one) => one === value) ?? null };
  if (id === 'step') return { step: stepFilters.find((one) => one === value) ?? null };
  return { status: statusFilters.find((status) => status === value) ?? all };
}

const noDays = { from: '', to: '' };

/** The option that asks for days. */
const chooseDays = 'days';

/** The offered days of capture, the current ones if they are different, and the option to choose. */
const capturedChoices = (current: CapturedFilter | null, locale: string, leadTexts: LeadTexts) => [
  ...[...new Set<CapturedFilter>([...capturedFilters, ...(current ? [current] : [])])].map(
    (id) => ({ id, label: capturedText(id, locale, leadTexts.filters) }),
  ),
  { id: chooseDays, label: leadTexts.filters.chooseDays },
];

/** The filters that are in the row only while they apply. */
function moreFilters(
  { event, captured, contact, step, stand }: LeadListState,
  events: LeadFiltersProps['events'],
  locale: string,
  leadTexts: LeadTexts,
): Filter[] {
  if (!events) return [];
  const { filters: texts } = leadTexts;
  const more = { allLabel: texts.all, isExtra: true };
  return [
    {
      ...more,
      id: 'event',
      label: texts.event,
      placeholder: texts.allEvents,
      items: events,
      value: event,
    },
    {
      ...more,
      id: 'captured',
      label: texts.captured,
      placeholder: texts.anyTime,
      items: capturedChoices(captured, locale, leadTexts),
      value: captured,
    },
    {
      ...more,
      id: 'contact',
      label: texts.contact,
      placeholder: texts.anyContact,
      items: choicesOf(contactFilters, texts.noContactFor),
      value: contact,
    },
    {
      ...more,
      id: 'step',
      label: texts.step,
      placeholder: texts.anyStep,
      items: choicesOf(stepFilters, texts.stepDue),
      value: step,
    },
    // At an event, the filter of its visitors has it.
    ...(event === null && (stand === null || stand === 'incomplete')
      ? [
          {
            ...more,
            id: 'stand',
            label: texts.details,
            placeholder: texts.anyDetails,
            items: choicesOf(['incomplete'], texts.stands),
            value: stand,
          },
        ]
      : []),
  ];
}

/**
 * Search, filters and sort order of the lead list: in a row, or with a sheet where space is
 * limited.
 */
export function LeadFilters({
  state,
  onChange,
  search,
  onSearchChange,
  searchRef,
  owners,
  events,
  hasShortcut = false,
  isPhone = false,
  end,
}: LeadFiltersProps) {
  const leadTexts = useTexts(leadMessages);
  const labels = useTexts(labelMessages);
  const { filters: texts } = leadTexts;
  const { status, source, owner, stand, event, sort } = state;
  const { locale } = useLocale();
  const choosing = useOpenWhenLoaded(loadDialog);
  const more = moreFilters(state, events, locale, leadTexts);
  return (
    <>
      <FilterBar
        aria-label={leadTexts.search.label}
        use="inline"
        search={
          <SearchField
            aria-label={leadTexts.search.label}
            placeholder={isPhone ? leadTexts.search.shortPlaceholder : leadTexts.search.placeholder}
            value={search}
            onChange={onSearchChange}
            inputRef={searchRef}
            shortcut={hasShortcut && !isPhone ? '/' : undefined}
            size={isPhone ? 'lg' : 'md'}
            maxLength={lengths.search}
          />
        }
        filters={[
          {
            id: 'status',
            label: texts.status,
            placeholder: texts.allStatuses,
            allLabel: texts.all,
            items: choicesOf(leadStatuses, labels.statuses),
            value: status === all ? null : status,
          },
          {
            id: 'source',
            label: texts.source,
            placeholder: texts.allSources,
            allLabel: texts.all,
            items: sourceChoices(source, labels),
            value: source === all ? null : source,
          },
          ...(owners
            ? [
                {
                  id: 'owner',
                  label: leadTexts.owner.label,
                  placeholder: leadTexts.owner.all,
                  allLabel: texts.all,
                  items: owners,
                  value: owner,
                  // Beside the button of all filters, there is no room for a third one.
                  isExtra: events !== undefined,
                },
              ]
            : []),
          // Badges and answers exist only for leads of an event.
          ...((event === null && stand === null) || more.some(({ id }) => id === 'stand')
            ? []
            : [
                {
                  id: 'stand',
                  label: texts.stand,
                  placeholder: texts.anyStand,
                  allLabel: texts.all,
                  items: choicesOf(standFilters, texts.stands),
                  value: stand,
                },
              ]),
          ...more,
        ]}
        onChange={(id, value) => {
          if (id === 'captured' && value === chooseDays) choosing.open();
          else onChange(changeBy(id, value));
        }}
        onClearAll={() => onChange({ ...noFilters, ...(events && { event: null }) })}
        order={{
          label: leadTexts.sort.label,
          items: sortChoices(sort, leadTexts),
          value: sort,
          onChange: (id) => onChange({ sort: leadSorts.find((one) => one === id) ?? sort }),
        }}
        end={end}
        sheetWords={{
          open: (count) => (count === 0 ? texts.label : texts.active({ count })),
          title: texts.title,
          clear: texts.clear,
          done: texts.done,
        }}
      />
      {choosing.isOpen && (
        <Suspense>
          <CapturedDialog
            days={daysOf(state.captured) ?? noDays}
            onChange={({ from, to }) => onChange({ captured: `${from}..${to}` })}
            onClose={choosing.close}
          />
        </Suspense>
      )}
    </>
  );
}
