import { englishTexts } from '@cardinal/contract/messages';
import { expect, it } from 'vitest';
import { changeText } from './auditText.ts';

const auditTexts = englishTexts(auditMessages);
import { auditMessages } from './auditTexts.ts';
import { roleMessages } from '../language/roleTexts.ts';

const nameOf = (id: string) => ({ asha: 'Asha Verma' })[id] ?? 'Someone who left';

it.each([
  [{ before: null, after: null }, ''],
  [{ before: { role: 'agent' }, after: { role: 'manager' } }, 'role: Sales Agent → Sales Manager'],
  [{ before: { assignedTo: null }, after: { assignedTo: 'asha' } }, 'agent: none → Asha Verma'],
  [
    { before: { assignedTo: 'gone' }, after: { assignedTo: null } },
    'agent: Someone who left → none',
  ],
  [{ before: null, after: { listed: false } }, 'in the public list: no'],
  [
    {
      before: { role: 'agent', company_id: 'c' },
      after: { role: 'agent', company_id: null, leads: 3 },
    },
    'role: Sales Agent, leads: 3',
  ],
  [
    { before: { merged: 'Inês Duarte' }, after: { merge_id: '01a20766-24b2' } },
    'merged: Inês Duarte',
  ],
])('%j is "%s"', (entry, text) => {
  expect(changeText(entry, nameOf, auditTexts, englishTexts(roleMessages))).toBe(text);
});
