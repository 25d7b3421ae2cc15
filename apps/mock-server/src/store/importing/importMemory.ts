import type { ImportValueField } from '@cardinal/contract';
import { inBatches } from '../batches.ts';
import type { Read, Write } from '../schema.ts';

/** Maximum number of choices kept for each user; the least recently used ones are deleted. */
const mostKept = 2_000;

/** A text of a file and the value chosen for it; null keeps the text in the notes. */
export interface RememberedValue {
  field: ImportValueField;
  text: string;
  value: string | null;
}

/** The values that a user chose earlier for some texts. */
export async function findRemembered(
  db: Read,
  userId: string,
  wanted: Readonly<Partial<Record<ImportValueField, readonly string[]>>>,
): Promise<RememberedValue[]> {
  const found: RememberedValue[] = [];
  for (const [field, texts] of Object.entries(wanted)) {
    if (texts.length === 0) continue;
    const rows = await db
      .selectFrom('import_memory')
      .select(['field', 'text', 'value'])
      .where('user_id', '=', userId)
      // Object.entries widens the keys of `wanted`.
      .where('field', '=', field as ImportValueField)
      .where('text', 'in', texts)
      .execute();
    found.push(...rows);
  }
  return found;
}

/** Stores a user's choices. @param at Milliseconds */
export async function remember(
  tx: Write,
  userId: string,
  values: readonly RememberedValue[],
  at: number,
): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map((value) => ({ ...value, user_id: userId, used_at: at }));
  for (const batch of inBatches(rows)) {
    await tx
      .insertInto('import_memory')
      .values(batch)
      .onConflict((kept) =>
        kept.columns(['user_id', 'field', 'text']).doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          used_at: row.ref('excluded.used_at'),
        })),
      )
      .execute();
  }
  const forgotten = await tx
    .selectFrom('import_memory')
    .select(['used_at', 'field', 'text'])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    // All choices of an import have the same time.
    .orderBy('field')
    .orderBy('text')
    .limit(1)
    .offset(mostKept)
    .executeTakeFirst();
  if (!forgotten) return;
  await tx
    .deleteFrom('import_memory')
    .where('user_id', '=', userId)
    .where((or) =>
      or.or([
        or('used_at', '<', forgotten.used_at),
        or.and([
          or('used_at', '=', forgotten.used_at),
          or(or.refTuple('field', 'text'), '>=', or.tuple(forgotten.field, forgotten.text)),
        ]),
      ]),
    )
    .execute();
}
