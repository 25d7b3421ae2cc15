/** A part of the server whose health can only be observed in its work. */
export type WorkingPart = 'card_reader' | 'ai';

/** Records the outcome of each part's last work in this process. */
export interface Vitals {
  /** Records that a part has done its work. */
  worked(part: WorkingPart): void;
  /** Records that a part has failed. */
  failed(part: WorkingPart): void;
  /** Whether the last work failed, recently enough to be relevant. */
  isFailing(part: WorkingPart): boolean;
}

/** Milliseconds after which a failure is no longer relevant. */
const memory = 15 * 60_000;

/** Creates the record. A part that has not worked yet counts as healthy. */
export function createVitals(timer: () => number): Vitals {
  const failedAt = new Map<WorkingPart, number>();
  return {
    worked: (part) => void failedAt.delete(part),
    failed: (part) => void failedAt.set(part, timer()),
    isFailing: (part) => timer() - (failedAt.get(part) ?? -Infinity) < memory,
  };
}
