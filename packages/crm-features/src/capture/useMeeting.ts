import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../client/index.ts';
import { eventQuestionsQuery } from '../questions/questionQueries.ts';
import type { CaptureEvent, CaptureMeeting } from './meeting.ts';

/** The event of the captures, and how to end it. */
interface Stay {
  /** Null if there is none, or none any more. */
  meeting: CaptureMeeting | null;
  /** Call when the event turns out to be gone: leads are captured without it from then on. */
  leave: () => void;
}

/**
 * The event where the user is, with its questions as soon as they are loaded. Without them, the
 * lead is captured all the same.
 */
export function useMeeting(
  given: CaptureEvent | null,
  onEventGone: ((id: string) => void) | undefined,
): Stay {
  const [goneId, setGoneId] = useState<string | null>(null);
  const event = given?.id === goneId ? null : given;
  const { data } = useQuery({
    ...eventQuestionsQuery(useApi(), event?.id ?? ''),
    enabled: event !== null,
    // Colleagues change questions during an event, and no message reports it.
    refetchOnMount: 'always',
  });
  const meeting = useMemo(() => event && { event, questions: data }, [event, data]);
  const leave = () => {
    if (!event) return;
    setGoneId(event.id);
    onEventGone?.(event.id);
  };
  return { meeting, leave };
}
