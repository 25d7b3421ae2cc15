import { useEffect, useState } from 'react';

const minute = 60_000;

/** The present moment, moving on each minute so that "8 min ago" stays true. */
export function useClock(now: () => Date): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), minute);
    return () => clearInterval(timer);
  }, [now]);
  return moment;
}
