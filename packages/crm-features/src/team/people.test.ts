import { expect, it } from 'vitest';
import { agentsOf } from '../client/queries/usersQuery.ts';
import { personName } from '../format/index.ts';
import { buildTeamUser } from '../fixtures/index.ts';
import { inOrder } from './people.ts';

const asha = buildTeamUser({
  first_name: 'Asha',
  last_name: 'Verma',
  total_leads: 5,
  hot_leads: 1,
});
const zoe = buildTeamUser({ first_name: 'Zoë', last_name: 'Quist', total_leads: 5, hot_leads: 4 });
const ole = buildTeamUser({ first_name: 'Ole', last_name: 'Dahl', total_leads: 9, hot_leads: 0 });
const boss = buildTeamUser({ first_name: 'Priya', role: 'manager', total_leads: 2 });

const names = (users: readonly (typeof asha)[]) => users.map(({ first_name }) => first_name);

it('sorts agents, ties by name', () => {
  const agents = [zoe, ole, asha];
  expect(names(inOrder(agents, 'leads', 'en'))).toEqual(['Ole', 'Asha', 'Zoë']);
  expect(names(inOrder(agents, 'fewest', 'en'))).toEqual(['Asha', 'Zoë', 'Ole']);
  expect(names(inOrder(agents, 'hot', 'en'))).toEqual(['Zoë', 'Asha', 'Ole']);
  expect(names(inOrder(agents, 'name', 'en'))).toEqual(['Asha', 'Ole', 'Zoë']);
});

it('assigns to activated agents only', () => {
  const waiting = buildTeamUser({ first_name: 'Kim', is_activated: false });
  expect(names(agentsOf([boss, asha, waiting]))).toEqual(['Asha']);
  expect(personName(buildTeamUser({ first_name: '', last_name: '' }))).toBe(asha.email);
});
