import type { TextsOf } from '@cardinal/contract/messages';
import type { ImportRow } from '@cardinal/contract';
import { Badge, LazySelect, type TableColumn } from '@cardinal/ui';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { isAmbiguous } from '../../importState.ts';
import { importMessages } from '../../texts.ts';
import { email as emailClass, person, personName, reason, result } from '../ImportPanel.css.ts';
import { shownName, type PreviewColumnOptions } from './previewColumns.tsx';
import { useTexts } from '../../../language/index.ts';

const actions = ['fill', 'skip'] as const;

/** Why it is unclear what a row fills in. */
function whyAmbiguous(
  { duplicates }: ImportRow,
  attendeeTexts: TextsOf<typeof importMessages>['attendees'],
): string {
  const leads = duplicates.filter(({ id }) => id !== null).length;
  const others = duplicates.flatMap(({ row }) => row ?? []);
  const [reason = '', ...more] = [
    ...(leads > 1 ? [attendeeTexts.sameCode({ count: leads })] : []),
    ...others.map((row) => attendeeTexts.otherPerson({ row })),
  ];
  return more.reduce((first, second) => attendeeTexts.reasons({ first, second }), reason);
}

function Result({ row, options }: { row: ImportRow; options: PreviewColumnOptions }) {
  const importTexts = useTexts(importMessages);
  const { preview: texts, attendees: attendeeTexts } = importTexts;
  const { fileAction, onRowActionChange } = options;
  if (row.errors.length > 0) {
    return (
      <span className={result}>
        <Badge tone="danger" icon={CircleAlert}>
          {texts.isWrong}
        </Badge>
        <span className={reason}>{row.errors.map(({ message }) => message).join(' ')}</span>
      </span>
    );
  }
  const isUnclear = isAmbiguous(row);
  const byDefault = fileAction === 'fill' && !isUnclear ? 'fill' : 'skip';
  const chosen = row.action === 'fill' || row.action === 'skip' ? row.action : byDefault;
  return (
    <span className={result}>
      {isUnclear ? (
        <Badge tone="warning" icon={CircleHelp}>
          {attendeeTexts.isAmbiguous}
        </Badge>
      ) : (
        <Badge tone="success" icon={CircleCheck}>
          {attendeeTexts.fills}
        </Badge>
      )}
      {isUnclear && <span className={emailClass}>{whyAmbiguous(row, attendeeTexts)}</span>}
      <LazySelect
        aria-label={importTexts.duplicates.row({ name: shownName(row, texts) })}
        variant="quiet"
        items={actions.map((id) => ({ id, label: attendeeTexts.actions[id] }))}
        selectedKey={chosen}
        onSelectionChange={(action) => {
          if (action !== chosen) onRowActionChange(row.row, action === byDefault ? null : action);
        }}
      />
    </span>
  );
}

/** The columns of the preview of a list of attendees. */
export const attendeeColumns = (
  options: PreviewColumnOptions,
  { preview: texts, attendees: attendeeTexts }: TextsOf<typeof importMessages>,
): readonly TableColumn<ImportRow>[] => [
  {
    id: 'row',
    header: texts.row,
    width: 64,
    isMuted: true,
    cell: ({ row }) => options.formats.count(row),
    card: 'aside',
  },
  {
    id: 'name',
    header: texts.name,
    isRowHeader: true,
    minWidth: 160,
    cell: (row) => (
      <span className={person}>
        <span className={personName}>{shownName(row, texts)}</span>
        <span className={emailClass}>{row.values.email ?? ''}</span>
      </span>
    ),
    title: (row) => shownName(row, texts),
  },
  {
    id: 'badge',
    header: attendeeTexts.badge,
    isUserText: true,
    hideBelow: 'md',
    cell: ({ values }) => values.badge_code ?? '',
    title: ({ values }) => values.badge_code ?? '',
    card: 'subtitle',
  },
  {
    id: 'result',
    header: texts.result,
    width: 260,
    hasControls: true,
    cell: (row) => <Result row={row} options={options} />,
    card: 'note',
  },
];
