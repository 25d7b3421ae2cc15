/** A time as calls return it. @param ms Milliseconds since 1970 */
export const isoOf = (ms: number): string => new Date(ms).toISOString();

/** The same for a time that may be absent. */
export const isoOrNull = (ms: number | null): string | null => (ms === null ? null : isoOf(ms));
