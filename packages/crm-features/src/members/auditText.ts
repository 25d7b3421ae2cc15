import type { AuditEntry } from '@cardinal/contract';
import { roleLabels } from '@cardinal/contract/labels';
import { auditTexts as texts } from './texts.ts';

type State = AuditEntry['before'];
type Fact = NonNullable<State>[string];

/** Fields whose values are ids of people. */
const people: ReadonlySet<string> = new Set(['assignedTo', 'leads_to', 'assigned_to']);
/** Fields that mean nothing to a reader. */
const hidden: ReadonlySet<string> = new Set(['company_id', 'merge_id']);

const isRole = (value: Fact): value is keyof typeof roleLabels =>
  typeof value === 'string' && Object.hasOwn(roleLabels, value);

function factText(name: string, value: Fact, nameOf: (id: string) => string): string {
  if (value === null) return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (people.has(name)) return nameOf(String(value));
  if (name === 'role' && isRole(value)) return roleLabels[value];
  return String(value);
}

/** Who did it, and with which program: "Priya Raman via Claude (propose_change)". */
export const actorText = ({ actor, via }: Pick<AuditEntry, 'actor' | 'via'>): string =>
  [actor.name || '–', via && texts.via(via.client, via.tool)].filter(Boolean).join(' ');

/** The changes of an entry as text: "role: Sales Agent → Sales Manager"; '' if there are none. */
export function changeText(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  nameOf: (id: string) => string,
): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => !hidden.has(name))
    .map((name) => {
      const [old, next] = [before?.[name], after?.[name]].map((value) =>
        value === undefined ? undefined : factText(name, value, nameOf),
      );
      const change =
        old !== undefined && next !== undefined && old !== next
          ? texts.change(old, next)
          : (next ?? old ?? '');
      return `${texts.fields[name] ?? name}: ${change}`;
    })
    .join(', ');
}
