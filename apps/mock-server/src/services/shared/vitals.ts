/** A part of the server whose health can only be observed in its work. */
export type WorkingPart = 'card_reader' | 'ai';

/** Milliseconds after which a failure is no longer relevant. */
const memory = 15 * 60_000;

/** Creates the record. A part that has not worked yet counts as healthy. */
export function createVitals(timer: () => number) {
  const failedAt = new Map<WorkingPart, number>();
  return {
    /** Records that a part has done its work. */
    worked: (part: WorkingPart): void => void failedAt.delete(part),
    /** Records that a part has failed. */
    failed: (part: WorkingPart): void => void failedAt.set(part, timer()),
    /** Whether the last work failed, recently enough to be relevant. */
    isFailing: (part: WorkingPart): boolean => timer() - (failedAt.get(part) ?? -Infinity) < memory,
  };
}
