import type { Lead } from '@cardinal/contract';
import { nextStepLabels } from '@cardinal/contract/labels';
import type { TableColumn } from '@cardinal/ui';
import { formatFullDate, RelativeTime, shownPhone, type DateContext } from '../../format/index.ts';
import { leadTexts } from '../texts.ts';

const { columns } = leadTexts;

/** What the cells of these columns need in addition to the lead. */
interface ExtraContext {
  /** Name of the event at which a lead was met; '' while it is unknown. */
  eventOf: (lead: Lead) => string;
  dates: DateContext;
}

const absent = '–';

/** What comes next and on which day, with the full time on hover. */
function nextStep({ next_step: step }: Lead, { locale }: DateContext) {
  if (step === null) return absent;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  return (
    <time dateTime={step.due_at} title={formatFullDate(step.due_at, locale)}>
      {`${nextStepLabels[step.kind]} · ${day.format(new Date(step.due_at))}`}
    </time>
  );
}

/** The columns that a list has only if its user chooses them. Cards leave them out. */
export function extraColumns({ eventOf, dates }: ExtraContext): TableColumn<Lead>[] {
  const text = (id: string, header: string, cell: (lead: Lead) => string): TableColumn<Lead> => ({
    id,
    header,
    isMuted: true,
    isUserText: true,
    title: cell,
    cell: (lead) => cell(lead) || absent,
    card: 'none',
  });
  return [
    text('phone', columns.phone, (lead) => shownPhone(lead, 'phone') || shownPhone(lead, 'mobile')),
    text('position', columns.position, ({ position }) => position),
    text('event', columns.event, eventOf),
    {
      id: 'last_contact',
      header: columns.lastContact,
      width: 124,
      allowsSorting: true,
      firstDirection: 'descending',
      isMuted: true,
      cell: ({ last_contact_at: at }) =>
        at === null ? absent : <RelativeTime iso={at} dates={dates} />,
      card: 'none',
    },
    {
      id: 'next_step',
      header: columns.nextStep,
      width: 148,
      allowsSorting: true,
      isMuted: true,
      cell: (lead) => nextStep(lead, dates),
      card: 'none',
    },
  ];
}
