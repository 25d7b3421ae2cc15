import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { roleMessages } from '../language/roleTexts.ts';
import { personName } from '../format/index.ts';
import { buildMember, buildUser } from '../fixtures/index.ts';
import { findMembers, mayChange, rolesFor } from './memberRules.ts';

const roleTexts = englishTexts(roleMessages);
const admin = buildUser({ role: 'admin' });
const manager = buildUser({ role: 'manager' });

it('lets administrators change everyone else, managers everyone but administrators', () => {
  const agent = buildMember({ id: 'agent' });
  const other = buildMember({ id: 'other', role: 'admin' });
  expect(mayChange(admin, agent)).toBe(true);
  expect(mayChange(admin, other)).toBe(true);
  expect(mayChange(manager, agent)).toBe(true);
  expect(mayChange(manager, other)).toBe(false);
  expect(mayChange(admin, buildMember({ id: admin.id }))).toBe(false);
});

it('offers the role of administrators to administrators only', () => {
  expect(rolesFor(admin, roleTexts).map(({ id }) => id)).toEqual(['agent', 'manager', 'admin']);
  expect(rolesFor(manager, roleTexts).map(({ id }) => id)).toEqual(['agent', 'manager']);
});

it('finds people by name and address', () => {
  const zoe = buildMember({ first_name: 'Zoë', last_name: 'Quist', email: 'z@example.test' });
  const nameless = buildMember({ first_name: '', last_name: '', email: 'kim@example.test' });
  expect(personName(nameless)).toBe('kim@example.test');
  expect(findMembers([zoe, nameless], ' quist', 'en')).toEqual([zoe]);
  expect(findMembers([zoe, nameless], 'KIM@', 'en')).toEqual([nameless]);
  expect(findMembers([zoe, nameless], '', 'en')).toHaveLength(2);
});
