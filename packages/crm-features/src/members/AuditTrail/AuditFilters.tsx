import type { TextsOf } from '@cardinal/contract/messages';
import type { AuditAction } from '@cardinal/contract';
import { FilterBar, TextField, useLocale } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { auditMessages } from '../auditTexts.ts';
import { changeAudit, initialAudit, type AuditPerson, type AuditState } from './auditState.ts';
import { useTexts } from '../../language/index.ts';

const isAction = (
  id: string | null,
  actionTexts: TextsOf<typeof auditMessages>['actions'],
): id is AuditAction => id !== null && Object.hasOwn(actionTexts, id);

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

export interface AuditFiltersProps {
  state: AuditState;
  onStateChange: (state: AuditState) => void;
  people: readonly AuditPerson[];
  /** Number of entries, or null if it is not known. */
  total: number | null;
  /** Content at the end of the bar. */
  end: ReactNode;
}

/** Filters of the audit trail: action, person and time. */
export function AuditFilters({ state, onStateChange, people, total, end }: AuditFiltersProps) {
  const { filters: texts, actions: actionTexts } = useTexts(auditMessages);
  const { locale } = useLocale();
  const actions = Object.entries(actionTexts)
    .map(([id, label]) => ({ id, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const change = (part: Partial<AuditState>) => onStateChange(changeAudit(state, part));
  const filters = [
    {
      id: 'action',
      label: texts.action,
      placeholder: texts.allActions,
      allLabel: texts.allActions,
      items: actions,
      value: state.action,
    },
    {
      id: 'actor',
      label: texts.actor,
      placeholder: texts.everyone,
      allLabel: texts.everyone,
      items: people,
      value: state.actor,
    },
    dayFilter('from', {
      label: texts.from,
      value: state.from,
      onChange: (from) => change({ from }),
    }),
    dayFilter('to', {
      label: texts.to,
      value: state.to,
      onChange: (to) => change({ to }),
    }),
  ];
  const onFilterChange = (id: string, value: string | null) => {
    if (id === 'action') change({ action: isAction(value, actionTexts) ? value : null });
    if (id === 'actor') change({ actor: value });
    if (id === 'from') change({ from: value });
    if (id === 'to') change({ to: value });
  };
  return (
    <FilterBar
      aria-label={texts.label}
      filters={filters}
      onChange={onFilterChange}
      onClearAll={() => onStateChange(initialAudit)}
      {...(total !== null && { resultCount: total })}
      end={end}
    />
  );
}
