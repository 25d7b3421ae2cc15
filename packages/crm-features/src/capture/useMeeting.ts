import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../client/index.ts';
import { eventQuestionsQuery } from '../questions/questionQueries.ts';
import type { CaptureEvent, CaptureMeeting } from './meeting.ts';

/**
 * The event where the user is, with its questions as soon as they are loaded. Without them, the
 * lead is captured all the same.
 */
export function useMeeting(event: CaptureEvent | null): CaptureMeeting | null {
  const { data } = useQuery({
    ...eventQuestionsQuery(useApi(), event?.id ?? ''),
    enabled: event !== null,
    // Colleagues change questions during an event, and no message reports it.
    refetchOnMount: 'always',
  });
  return useMemo(() => event && { event, questions: data }, [event, data]);
}
