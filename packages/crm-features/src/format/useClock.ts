import { useEffect, useState } from 'react';

const minute = 60_000;

/** The current moment, updated every minute so that "8 min ago" stays correct. */
export function useClock(now: () => Date): Date {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), minute);
    return () => clearInterval(timer);
  }, [now]);
  return moment;
}
