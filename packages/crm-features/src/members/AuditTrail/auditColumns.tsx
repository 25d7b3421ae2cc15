import type { TextsOf } from '@cardinal/contract/messages';
import type { AuditEntry } from '@cardinal/contract';
import { Skeleton, type TableColumn } from '@cardinal/ui';
import { RelativeTime, type DateContext } from '../../format/index.ts';
import { actorText, changeText } from '../auditText.ts';
import { change as changeClass, noteText } from '../members.css.ts';
import { type auditMessages } from '../auditTexts.ts';
import type { AuditPerson } from './auditState.ts';
import type { LabelTexts } from '../../language/labelTexts.ts';
import type { RoleTexts } from '../../language/roleTexts.ts';

/**
 * The columns of the audit trail.
 * @param people The members; undefined while they are not known
 */
export function auditColumns(
  dates: DateContext,
  people: readonly AuditPerson[] | undefined,
  texts: TextsOf<typeof auditMessages>,
  roleTexts: RoleTexts,
  { formerMember }: LabelTexts,
): TableColumn<AuditEntry>[] {
  const nameOf = (id: string) =>
    people ? (people.find((person) => person.id === id)?.label ?? formerMember) : '–';
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
      title: (entry) => changeText(entry, nameOf, texts, roleTexts),
      cell: (entry) => (
        <span className={changeClass}>{changeText(entry, nameOf, texts, roleTexts)}</span>
      ),
      card: 'detail',
    },
    {
      id: 'actor',
      header: texts.columns.actor,
      width: 160,
      isUserText: true,
      title: (entry) => actorText(entry, texts),
      cell: (entry) => <span className={changeClass}>{actorText(entry, texts)}</span>,
      card: 'note',
      cardCell: (entry) => <span className={noteText}>{actorText(entry, texts)}</span>,
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
