import type { ImportChoices, ImportMapping } from '@cardinal/contract';
import type { ImportRecord } from '../../store/importing/imports.ts';
import type { Read } from '../../store/schema.ts';
import { forbidden, invalid } from '../shared/failures.ts';
import { seesAll, type Principal } from '../shared/principal.ts';
import { agentsFor } from './state/agents.ts';
import { checkActions, checkAttendeeMapping } from './attendees/attendeeAnalysis.ts';
import { withChoices } from './state/choices.ts';
import { choicesOf, columnsOf, mappingOf } from './state/importRecord.ts';

const mayNotAssign = () =>
  forbidden('Only managers and administrators can assign the leads of a file to others.');

/** @throws `invalid` for a mapping of another file; `forbidden` if the user may not assign leads. */
function checkMapping(
  record: ImportRecord,
  { mapping, order = [] }: ImportChoices & { mapping: ImportMapping },
  principal: Principal,
): void {
  const { length } = columnsOf(record);
  if (mapping.length !== length) {
    const message = `The mapping must say for each of the ${length} columns what it holds.`;
    throw invalid([{ path: 'mapping', message }]);
  }
  if (order.some((column) => column >= length)) {
    throw invalid([{ path: 'order', message: `The file has ${length} columns.` }]);
  }
  if (mapping.includes('assigned_to') && !seesAll(principal)) throw mayNotAssign();
  if (record.event_id !== null) checkAttendeeMapping(mapping);
}

/**
 * The mapping and the choices of an import after additional ones.
 * @throws `forbidden` if the user may not assign leads to others; `invalid` for a mapping of another
 * file or impossible values.
 */
export async function decide(
  db: Read,
  principal: Principal,
  record: ImportRecord,
  given: ImportChoices,
) {
  const mapping = given.mapping ?? mappingOf(record);
  checkMapping(record, { ...given, mapping }, principal);
  if (Object.keys(given.values?.assigned_to ?? {}).length > 0 && !seesAll(principal)) {
    throw mayNotAssign();
  }
  const agents = await agentsFor(db, principal.companyId, mapping);
  const agentIds = new Set(Object.values(agents));
  checkActions(record, given);
  return { mapping, agents, agentIds, choices: withChoices(choicesOf(record), given, agentIds) };
}

/** What `decide` answers. */
export type Decision = Awaited<ReturnType<typeof decide>>;
