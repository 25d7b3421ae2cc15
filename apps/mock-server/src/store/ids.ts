import { v7 } from 'uuid';

let made = 0;

/**
 * A new id, UUIDv7: ids ascend with time, and within a millisecond in the order of their creation.
 * @param at Milliseconds, for records of the past.
 */
export function newId(at: number = Date.now()): string {
  made = (made + 1) >>> 0;
  return v7({ msecs: at, seq: made });
}

/**
 * The bound between the ids made before a moment, in milliseconds, and those made from then on, which
 * are above it.
 */
export function idsFrom(at: number): string {
  const hex = Math.max(at, 0).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

/**
 * Whether a text can be an id. No record has any other id, and PostgreSQL rejects some texts (NUL)
 * with an error.
 */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
