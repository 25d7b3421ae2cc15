import { useState } from 'react';

interface Options {
  value: number | null | undefined;
  defaultValue: number | null | undefined;
  onChange: ((value: number | null) => void) | undefined;
}

/**
 * The number of a field, controlled or not. React Aria would format a typed number at once ("1,2"
 * while 1.25 is typed), so it holds the earlier one until the typed one is complete.
 */
export function useToldNumber({ value, defaultValue, onChange }: Options) {
  const [known, setKnown] = useState(() => {
    const initial = value === undefined ? (defaultValue ?? null) : value;
    return { told: initial, held: initial };
  });
  // Another number than the one that the field reported comes from outside.
  const isSet = value !== undefined && value !== known.told;
  const { told, held } = isSet ? { told: value, held: value } : known;
  if (isSet) setKnown({ told, held });
  /** Calls `onChange` with a number that it does not know. */
  const tell = (next: number | null) => {
    if (next === told) return;
    setKnown((now) => ({ ...now, told: next }));
    onChange?.(next);
  };
  return {
    /** The number that React Aria holds. */
    held,
    /** Sets that number. It is told again in case the parent has not adopted it. */
    hold: (next: number | null) => {
      setKnown((now) => ({ ...now, held: next }));
      tell(next);
    },
    tell,
  };
}
