import type { Event } from '@cardinal/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { saveFile } from '../../client/http/saveFile.ts';
import { errorDetail, useApi, useNow, useSession } from '../../client/index.ts';
import { useClock } from '../../format/index.ts';
import { boardFile, boardFileName } from './boardFile.ts';
import { eventBoardQuery } from '../eventQueries.ts';
import { mayChangeEvent } from '../mayChange.ts';
import { EventBoardView, type EventBoardViewProps } from './EventBoardView.tsx';
import { GoalDialog } from './GoalDialog.tsx';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { boardMessages } from './boardTexts.ts';

export interface EventBoardProps extends Pick<EventBoardViewProps, 'leadsHref'> {
  /** The event. */
  event: Event;
  /**
   * Prints the page.
   * @default window.print
   */
  onPrint?: () => void;
  /**
   * Saves the exported board.
   * @default a download of the browser
   */
  onSave?: (file: Blob, name: string) => void;
}

const printPage = () => window.print();

/** The follow-up board of an event: of all leads for managers, of their own leads for agents. */
export function EventBoard({
  event,
  leadsHref,
  onPrint = printPage,
  onSave = saveFile,
}: EventBoardProps) {
  const boardTexts = useTexts(boardMessages);
  const { formerMember } = useTexts(labelMessages);
  const { locale } = useLocale();
  const now = useClock(useNow());
  const user = useSession()?.user;
  const { data, error, refetch } = useQuery(eventBoardQuery(useApi(), event.id));
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <EventBoardView
        board={data}
        error={error && errorDetail(error)}
        onRetry={() => void refetch()}
        onExport={() =>
          data &&
          onSave(boardFile(event, data, boardTexts, formerMember), boardFileName(event, boardTexts))
        }
        onPrint={onPrint}
        leadsHref={leadsHref}
        dates={{ locale, now }}
        {...(mayChangeEvent(event, user) && { onEdit: () => setEditing(true) })}
      />
      {isEditing && <GoalDialog event={event} onClose={() => setEditing(false)} />}
    </>
  );
}
