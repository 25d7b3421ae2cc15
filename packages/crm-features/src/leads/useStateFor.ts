import { useState } from 'react';

/**
 * Like `useState`, for a component that shows one subject after another: each starts with its own
 * value, and setting the value of an earlier subject has no effect.
 * @param subject The subject of the value, such as the id of a lead.
 * @param initial The initial value.
 */
export function useStateFor<T>(subject: string, initial: () => T) {
  const [held, setHeld] = useState(() => ({ subject, value: initial() }));
  const current = held.subject === subject ? held : { subject, value: initial() };
  if (current !== held) setHeld(current);
  const setValue = (value: T) =>
    setHeld((now) => (now.subject === subject ? { subject, value } : now));
  return [current.value, setValue] as const;
}
