import type { Event } from '@cardinal/contract';
import { useNow, useSession } from '@cardinal/crm-features';
import type { CaptureEvent } from '@cardinal/crm-features/capture-dialog';
import { useMemo } from 'react';
import { setPreferences, usePreferences } from './preferences.ts';

/** The event where the user is, as long as it lasts, and how to change that. */
export function useHere() {
  const { here } = usePreferences();
  const userId = useSession()?.user.id;
  const now = useNow();
  const isCurrent = here !== null && here.userId === userId && now() < new Date(here.until);
  const event = useMemo<CaptureEvent | null>(
    () => (here && isCurrent ? { id: here.id, name: here.name } : null),
    [here, isCurrent],
  );
  const set = ({ id, name, end_date: until }: Event, isHere: boolean) =>
    setPreferences({ here: isHere && userId ? { id, name, until, userId } : null });
  /** Call with an event that does not exist any more. */
  const leave = (id: string) => {
    if (event?.id === id) setPreferences({ here: null });
  };
  return { event, set, leave };
}
