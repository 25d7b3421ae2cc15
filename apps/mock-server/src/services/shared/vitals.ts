/** A part of the server whose health shows only in its work. */
export type WorkingPart = 'card_reader' | 'ai';

/** Remembers how the last piece of work of each part went in this process. */
export interface Vitals {
  /** Notes that a part has done its work. */
  worked(part: WorkingPart): void;
  /** Notes that a part has failed. */
  failed(part: WorkingPart): void;
  /** Whether the last piece of work failed, recently enough to say something about now. */
  isFailing(part: WorkingPart): boolean;
}

/** Milliseconds after which a failure says nothing about now. */
const memory = 15 * 60_000;

/** Creates the memory. A part that has not worked yet counts as healthy. */
export function createVitals(clock: () => number): Vitals {
  const failedAt = new Map<WorkingPart, number>();
  return {
    worked: (part) => void failedAt.delete(part),
    failed: (part) => void failedAt.set(part, clock()),
    isFailing: (part) => clock() - (failedAt.get(part) ?? -Infinity) < memory,
  };
}
