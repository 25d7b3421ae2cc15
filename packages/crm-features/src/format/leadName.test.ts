import { expect, it } from 'vitest';
import { emptyLead } from '@cardinal/contract/labels';
import { leadName } from './leadName.ts';

it.each([
  [{ first_name: 'Jane', last_name: '', company: 'Nordwind', email: 'a@x.example' }, 'Jane'],
  [{ company: 'Nordwind', email: 'info@x.example' }, 'Nordwind'],
  [{ email: 'info@x.example', badge_code: '4711' }, 'info@x.example'],
  [{ badge_code: '4711' }, 'Badge 4711'],
])('calls %o %s', (lead, name) => {
  expect(leadName({ ...emptyLead, ...lead })).toBe(name);
});
