import type { Event } from '@cardinal/contract';
import { useLocale } from '@cardinal/ui';
import { useMemo, useState } from 'react';
import { useNow } from '../../client/index.ts';
import { useClock } from '../../format/index.ts';
import { AttendeesDialog } from '../AttendeesDialog/index.ts';
import { CreateEventDialog } from '../EventDialog/index.ts';
import type { EventListTexts } from '../texts.ts';
import { EventsGridView } from './EventsGridView.tsx';
import { useEventList } from './useEventList.ts';

export interface EventsGridProps {
  /** Title of the page; null shows the events without one. @default 'Events Management' */
  title?: string | null;
  /** Address of an event's page; without it, events have no link to one. */
  eventHref?: (id: string) => string;
  /**
   * Whether events are read-only, without the buttons that create events and leads.
   * @default false
   */
  isReadOnly?: boolean;
  /** The texts of the list, in the language of those who read it. @default in the user's language */
  texts?: EventListTexts;
  /** Called with each created event. */
  onCreated?: (event: Event) => void;
}

/** The dialog that is open on top of the grid. */
type OpenDialog = { kind: 'create' } | { kind: 'attendees'; event: Event };

/** Events Management: the events of the user's company, and the dialogs to create events and leads. */
export function EventsGrid({
  title,
  eventHref,
  isReadOnly = false,
  texts,
  onCreated,
}: EventsGridProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const content = useEventList(dates);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <EventsGridView
        content={content}
        title={title}
        eventHref={eventHref}
        onCreate={isReadOnly ? undefined : () => setDialog({ kind: 'create' })}
        onCreateLeads={isReadOnly ? undefined : (event) => setDialog({ kind: 'attendees', event })}
        dates={dates}
        texts={texts}
      />
      {dialog?.kind === 'create' && <CreateEventDialog onCreated={onCreated} onClose={close} />}
      {dialog?.kind === 'attendees' && <AttendeesDialog event={dialog.event} onClose={close} />}
    </>
  );
}
