import { breaksLine, type ImportChoices, type ImportValueField } from '@cardinal/contract';
import { importValueFields } from '@cardinal/contract/labels';
import { limits } from '@cardinal/contract/limits';
import { findRemembered, type RememberedValue } from '../../../store/importing/importMemory.ts';
import type { Read } from '../../../store/schema.ts';
import { invalid, type FieldFault } from '../../shared/failures.ts';
import type { FoundValues } from '../process/analysis.ts';
import { ownStatus } from '../columns/foreignValues.ts';
import { choicesSchema, longestText, type StoredChoices } from '../rows/rowRules.ts';
import { say, type Sentence } from '../../shared/sentences/sentence.ts';

export const noChoices = (): StoredChoices => choicesSchema.parse({});

/** The same for a list of attendees, whose rows fill in leads. */
export const fillingChoices = (): StoredChoices => choicesSchema.parse({ duplicates: 'fill' });

/** The stored form of a chosen value; undefined if the field cannot have it. */
function storedValue(
  field: ImportValueField,
  value: string | null,
  agentIds: ReadonlySet<string>,
): string | null | undefined {
  if (value === null) return null;
  switch (field) {
    case 'lead_status':
      return ownStatus(value) ?? undefined;
    case 'source':
      return value.trim() && !breaksLine(value) && value.isWellFormed() ? value.trim() : undefined;
    case 'assigned_to':
      return agentIds.has(value) ? value : undefined;
  }
}

const hints: Readonly<Record<ImportValueField, Sentence>> = {
  lead_status: say(({ imports }) => imports.status),
  source: say(({ imports }) => imports.source),
  assigned_to: say(({ imports }) => imports.agentId),
};

/** Texts of one field for which a user chooses values, however many calls that takes. */
const mostChosen = 10 * limits.importChoices;
const tooManyChosen = say(({ imports }) => imports.manyValues({ most: String(mostChosen) }));

/** Adds a user's choices to earlier ones. @throws `invalid` for impossible values. */
export function withChoices(
  before: StoredChoices,
  { values = {}, duplicates, order, event_id, assigned_to, rows = {} }: ImportChoices,
  agentIds: ReadonlySet<string>,
): StoredChoices {
  const errors: FieldFault[] = [];
  const chosen = { ...before.values };
  const remembered = { ...before.remembered };
  for (const field of importValueFields) {
    const given = values[field];
    if (!given) continue;
    const stored = Object.entries(given).flatMap(([text, value]) => {
      const ours = storedValue(field, value, agentIds);
      if (ours !== undefined) return [[text, ours] as const];
      errors.push({ path: `values.${field}.${text.slice(0, 100)}`, message: hints[field] });
      return [];
    });
    const earlier = new Map(Object.entries(before.values[field] ?? {}));
    const next = new Map([...earlier, ...stored]);
    if (next.size > mostChosen) {
      errors.push({ path: `values.${field}`, message: tooManyChosen });
      continue;
    }
    remembered[field] = (before.remembered[field] ?? []).filter(
      (text) => next.get(text) === earlier.get(text),
    );
    chosen[field] = Object.fromEntries(next);
  }
  const [first, ...others] = errors;
  if (first) throw invalid([first, ...others]);
  const actions = new Map(Object.entries(before.rows));
  for (const [row, action] of Object.entries(rows)) {
    if (action === null) actions.delete(row);
    else actions.set(row, action);
  }
  return {
    values: chosen,
    remembered,
    duplicates: duplicates ?? before.duplicates,
    order: order ?? before.order,
    defaults: {
      event_id: event_id === undefined ? before.defaults.event_id : event_id,
      assigned_to: assigned_to === undefined ? before.defaults.assigned_to : assigned_to,
    },
    rows: Object.fromEntries(actions),
  };
}

/** Adds the user's choices for earlier files to those for the texts of this one. */
export async function withRemembered(
  db: Read,
  userId: string,
  { choices, found }: { choices: StoredChoices; found: FoundValues },
  agentIds: ReadonlySet<string>,
): Promise<StoredChoices> {
  const wanted = Object.fromEntries(
    Object.entries(found).map(([field, texts]) => [field, texts.map(({ text }) => text)]),
  );
  const values = { ...choices.values };
  const remembered = { ...choices.remembered };
  for (const { field, text, value } of await findRemembered(db, userId, wanted)) {
    const known = values[field] ?? {};
    // An agent may have left since.
    const isPossible = storedValue(field, value, agentIds) !== undefined;
    if (!isPossible || Object.hasOwn(known, text)) continue;
    values[field] = { ...known, [text]: value };
    remembered[field] = [...(remembered[field] ?? []), text];
  }
  return { ...choices, values, remembered };
}

/** The choices that are remembered for the next file. */
export const toRemember = ({ values }: StoredChoices): RememberedValue[] =>
  importValueFields.flatMap((field) =>
    Object.entries(values[field] ?? {})
      .filter(([text]) => text !== '' && text.length <= longestText && !text.includes('\u0000'))
      .map(([text, value]) => ({ field, text, value })),
  );
