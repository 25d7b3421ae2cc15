import { expect, it } from 'vitest';
import { buildScan } from '../../fixtures/index.ts';
import { withOtherSide } from './otherSide.ts';

const full = buildScan();
const office = { number: '+254 20 591 2458', kind: 'office' as const };
const fax = { number: '+254 20 591 2459', kind: 'fax' as const };
const front = buildScan({
  suggested_lead: { ...full.suggested_lead, company: '', website: '', notes: '' },
  confidence: { ...full.confidence, company: 0, email: 0.8 },
  reasons: { email: 'Some letters were hard to read.' },
  regions: { ...full.regions, company: undefined },
  alternatives: { phones: [office], names: [] },
});
const back = buildScan({
  suggested_lead: {
    ...full.suggested_lead,
    first_name: '',
    last_name: '',
    position: '',
    phone: '',
    email: 'info@savanna-tours.co.ke',
    website: 'https://savanna-tours.co.ke',
  },
  confidence: { ...full.confidence, first_name: 0, last_name: 0, company: 0.7 },
  alternatives: { phones: [office, fax], names: [] },
  reasons: { first_name: 'No person is named here.', company: 'Some letters were hard to read.' },
});

it.each([
  ['the front', back, front],
  ['the back', front, back],
])('joins the sides of a card when %s comes last', (_, before, scan) => {
  const both = withOtherSide(scan, before);
  expect(both.suggested_lead).toMatchObject({
    first_name: 'Grace',
    email: 'grace@savanna-tours.co.ke',
    company: 'Savanna Tours Limited',
    website: 'https://savanna-tours.co.ke',
  });
  expect(both.confidence).toMatchObject({ first_name: 0.99, company: 0.7, email: 0.8 });
  expect(both.reasons.first_name).toBeUndefined();
  expect(both.reasons.company).toBe('Some letters were hard to read.');
  expect(both.alternatives.phones).toEqual([office, fax]);
  // Only the last picture can be shown.
  expect(Boolean(both.regions.company)).toBe(scan === back);
  expect(Boolean(both.regions.first_name)).toBe(scan === front);
});

it.each([
  ['two people', buildScan({ suggested_lead: { ...full.suggested_lead, first_name: 'Amina' } })],
  ['two companies', { ...back, suggested_lead: { ...back.suggested_lead, company: 'Nuru Solar' } }],
])('takes nothing over from a picture with %s', (_, before) => {
  expect(withOtherSide(full, before)).toBe(full);
});
