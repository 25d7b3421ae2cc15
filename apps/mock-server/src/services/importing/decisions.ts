import type { ImportChoices, ImportMapping } from '@cardinal/contract';
import { findEvent } from '../../store/events/events.ts';
import type { ImportRecord } from '../../store/importing/imports.ts';
import { listAgentAddresses } from '../../store/leads/assignments.ts';
import type { Read } from '../../store/schema.ts';
import { forbidden, invalid, type FieldFault } from '../shared/failures.ts';
import { seesAll, type Principal } from '../shared/principal.ts';
import { agentsFor } from './state/agents.ts';
import { checkActions, checkAttendeeMapping } from './attendees/attendeeAnalysis.ts';
import { withChoices } from './state/choices.ts';
import { choicesOf, columnsOf, mappingOf } from './state/importRecord.ts';
import type { StoredChoices } from './rows/rowRules.ts';
import { say } from '../shared/sentences/sentence.ts';

const mayNotAssign = () => forbidden(say(({ imports }) => imports.mayNotAssign));

/** @throws `invalid` for a mapping of another file; `forbidden` if the user may not assign leads. */
function checkMapping(
  record: ImportRecord,
  { mapping, order = [] }: ImportChoices & { mapping: ImportMapping },
  principal: Principal,
): void {
  const { length } = columnsOf(record);
  if (mapping.length !== length) {
    const message = say(({ imports }) => imports.mapping({ columns: length }));
    throw invalid([{ path: 'mapping', message }]);
  }
  if (order.some((column) => column >= length)) {
    throw invalid([
      { path: 'order', message: say(({ imports }) => imports.order({ columns: length })) },
    ]);
  }
  if (mapping.includes('assigned_to') && !seesAll(principal)) throw mayNotAssign();
  if (record.event_id !== null) checkAttendeeMapping(mapping);
}

const noEvent = { path: 'event_id', message: say(({ leads }) => leads.noEvent) };
const noAgent = {
  path: 'assigned_to',
  message: say(({ company }) => company.agent),
};
const createsNone = say(({ imports }) => imports.createsNone);

async function isAgent(db: Read, { companyId }: Principal, id: string): Promise<boolean> {
  if (companyId === null) return false;
  return (await listAgentAddresses(db, companyId)).some((agent) => agent.id === id);
}

/**
 * Checks the event and the agent of the leads of a file, even if they were chosen earlier: both can be gone.
 * @throws `forbidden` if the user may not assign leads to this agent; `invalid` without the event or the agent.
 */
async function checkDefaults(
  db: Read,
  principal: Principal,
  record: ImportRecord,
  { event_id: eventId, assigned_to: agentId }: StoredChoices['defaults'],
): Promise<void> {
  if (agentId !== null && agentId !== principal.userId && !seesAll(principal)) throw mayNotAssign();
  const errors: FieldFault[] = [];
  if (record.event_id !== null) {
    if (eventId !== null) errors.push({ path: 'event_id', message: createsNone });
    if (agentId !== null) errors.push({ path: 'assigned_to', message: createsNone });
  }
  if (eventId !== null && !(await findEvent(db, record.workspace_id, eventId))) {
    errors.push(noEvent);
  }
  if (agentId !== null && !(await isAgent(db, principal, agentId))) errors.push(noAgent);
  const [first, ...others] = errors;
  if (first) throw invalid([first, ...others]);
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
  const choices = withChoices(choicesOf(record), given, agentIds);
  await checkDefaults(db, principal, record, choices.defaults);
  return { mapping, agents, agentIds, choices };
}

/** What `decide` answers. */
export type Decision = Awaited<ReturnType<typeof decide>>;
