import { differing } from './differing.ts';
import { useKept } from './useKept.ts';

/**
 * The values of a form. What the user changes is kept like other input (see `useKept`) until it is
 * saved or discarded; what they did not change is always the current value.
 * @param kind What it is, such as 'event'. Each kind holds values of one type.
 * @param subject Id of what is changed; '' if it is being created.
 * @param initial The values without changes.
 */
export function useKeptChanges<T extends object>(kind: string, subject: string, initial: T) {
  const [changes, keep] = useKept<Partial<T>>(kind, subject);
  return {
    values: { ...initial, ...changes },
    change: (part: Partial<T>): void => void keep((now) => ({ ...now, ...part })),
    /** Drops all changes. */
    discard: (): void => void keep(() => null),
    /** Drops the changes that were saved; those made since stay. */
    dropSaved: (saved: T): void =>
      void keep((now) => {
        if (!now) return null;
        const left = differing(now, saved);
        return Object.keys(left).length > 0 ? left : null;
      }),
  };
}
