import { z } from 'zod';

/** Thrown for stored JSON that the server would not write: the database was modified or damaged. */
export class DamagedJsonError extends Error {
  override readonly name = 'DamagedJsonError';
}

/**
 * Parses JSON that the server stored.
 * @param what Names the value in the error, such as `columns of an import`.
 * @throws {DamagedJsonError}
 */
export function parseStored<T>(schema: z.ZodType<T>, json: string, what: string): T {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new DamagedJsonError(`The stored ${what} is not JSON.`, { cause });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new DamagedJsonError(
    `The stored ${what} does not have the expected form: ${z.prettifyError(parsed.error)}`,
    { cause: parsed.error },
  );
}
