import { z } from 'zod';

/** Thrown for stored JSON that no version of the server would write: it was modified or damaged. */
export class DamagedJsonError extends Error {
  override readonly name = 'DamagedJsonError';
}

/** Turns a value of one version into the next one. */
type Upgrade = (value: unknown) => unknown;

/** A value with its version. Values of the first version are stored as they are. */
const versionedSchema = z.object({ $version: z.int().min(2), value: z.unknown() });

/**
 * Describes the values of a JSON column. A database keeps those of every version that has written it:
 * whoever changes their form adds an upgrade, so that earlier values are read in today's form.
 * @param what Names the value in the error, such as `columns of an import`.
 * @param schema Today's form.
 * @param upgrades From the first version to the second, and so on.
 */
export function storedJson<T>(what: string, schema: z.ZodType<T>, ...upgrades: Upgrade[]) {
  const current = upgrades.length + 1;
  return {
    write: (value: T): string =>
      JSON.stringify(current === 1 ? value : { $version: current, value }),
    /** @throws {DamagedJsonError} */
    read(json: string): T {
      const { $version: version, value } = parseStored(json, what);
      const upgraded = upgrades.slice(version - 1).reduce((old, upgrade) => upgrade(old), value);
      return checked(schema.safeParse(upgraded), what);
    },
  };
}

function parseStored(json: string, what: string): z.infer<typeof versionedSchema> {
  let stored: unknown;
  try {
    stored = JSON.parse(json);
  } catch (cause) {
    throw new DamagedJsonError(`The stored ${what} is not JSON.`, { cause });
  }
  const isVersioned = typeof stored === 'object' && stored !== null && '$version' in stored;
  if (!isVersioned) return { $version: 1, value: stored };
  return checked(versionedSchema.safeParse(stored), what);
}

function checked<T>(parsed: z.ZodSafeParseResult<T>, what: string): T {
  if (parsed.success) return parsed.data;
  throw new DamagedJsonError(
    `The stored ${what} does not have the expected form: ${z.prettifyError(parsed.error)}`,
    { cause: parsed.error },
  );
}
