import type { TextsOf } from '@cardinal/contract/messages';
import type { AuditEntry } from '@cardinal/contract';
import { roleLabels } from '@cardinal/contract/labels';
import { type auditMessages } from './auditTexts.ts';
import type { RoleTexts } from '../language/roleTexts.ts';

type State = AuditEntry['before'];
type Fact = NonNullable<State>[string];

/** Fields whose values are ids of people. */
const people: ReadonlySet<string> = new Set(['assignedTo', 'leads_to', 'assigned_to']);
/** Fields that mean nothing to a reader. */
const hidden: ReadonlySet<string> = new Set(['company_id', 'merge_id']);

const isRole = (value: Fact): value is keyof typeof roleLabels =>
  typeof value === 'string' && Object.hasOwn(roleLabels, value);

function factText(
  name: string,
  value: Fact,
  nameOf: (id: string) => string,
  texts: TextsOf<typeof auditMessages>,
  roleTexts: RoleTexts,
): string {
  if (value === null) return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (people.has(name)) return nameOf(String(value));
  if (name === 'role' && isRole(value)) return roleTexts[value];
  return String(value);
}

/** Who did it, and with which program: "Priya Raman via Claude (propose_change)". */
export function actorText(
  { actor: { name }, via }: Pick<AuditEntry, 'actor' | 'via'>,
  texts: TextsOf<typeof auditMessages>,
): string {
  const actor = name || '–';
  if (!via) return actor;
  const { client, tool } = via;
  return tool === null ? texts.via({ actor, client }) : texts.viaTool({ actor, client, tool });
}

/** The changes of an entry as text: "role: Sales Agent → Sales Manager"; '' if there are none. */
export function changeText(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  nameOf: (id: string) => string,
  texts: TextsOf<typeof auditMessages>,
  roleTexts: RoleTexts,
): string {
  // Fields are whatever the server records.
  const fields: Readonly<Record<string, string>> = texts.fields;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => !hidden.has(name))
    .map((name) => {
      const [old, next] = [before?.[name], after?.[name]].map((value) =>
        value === undefined ? undefined : factText(name, value, nameOf, texts, roleTexts),
      );
      const change =
        old !== undefined && next !== undefined && old !== next
          ? texts.change({ before: old, after: next })
          : (next ?? old ?? '');
      return `${fields[name] ?? name}: ${change}`;
    })
    .join(', ');
}
