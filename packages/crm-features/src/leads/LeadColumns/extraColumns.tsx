import type { Lead } from '@cardinal/contract';
import type { TableColumn } from '@cardinal/ui';
import { formatFullDate, RelativeTime, shownPhone, type DateContext } from '../../format/index.ts';
import type { LabelTexts } from '../../language/labelTexts.ts';
import type { LeadTexts } from '../texts.ts';

/** What the cells of these columns need in addition to the lead. */
interface ExtraContext {
  /** Name of the event at which a lead was met; '' while it is unknown. */
  eventOf: (lead: Lead) => string;
  dates: DateContext;
  titles: LeadTexts['columns'];
  labels: LabelTexts;
}

const absent = '–';

/** What comes next and on which day, with the full time on hover. */
function nextStep(
  { next_step: step }: Lead,
  { dates: { locale }, labels }: Pick<ExtraContext, 'dates' | 'labels'>,
) {
  if (step === null) return absent;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  return (
    <time dateTime={step.due_at} title={formatFullDate(step.due_at, locale)}>
      {`${labels.steps[step.kind]} · ${day.format(new Date(step.due_at))}`}
    </time>
  );
}

/** The columns that a list has only if its user chooses them. Cards show only what comes next. */
export function extraColumns({
  eventOf,
  dates,
  titles,
  labels,
}: ExtraContext): TableColumn<Lead>[] {
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
    text('phone', titles.phone, (lead) => shownPhone(lead, 'phone') || shownPhone(lead, 'mobile')),
    text('position', titles.position, ({ position }) => position),
    text('event', titles.event, eventOf),
    {
      id: 'last_contact',
      header: titles.lastContact,
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
      header: titles.nextStep,
      width: 148,
      allowsSorting: true,
      isMuted: true,
      cell: (lead) => nextStep(lead, { dates, labels }),
    },
  ];
}
