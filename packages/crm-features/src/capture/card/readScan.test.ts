import { expect, it } from 'vitest';
import { buildScan } from '../../fixtures/index.ts';
import { readScan } from './readScan.ts';

it('leaves a complete scan as it is', () => {
  expect(readScan(buildScan())).toEqual(buildScan());
});

it('accepts a suggested lead alone, as the specification describes it', () => {
  const {
    lead_type: _type,
    source: _source,
    badge_code: _badge,
    ...lead
  } = buildScan().suggested_lead;
  const scan = readScan({ suggested_lead: lead });
  expect(scan.readable).toBe(true);
  expect(scan.suggested_lead).toEqual({
    ...lead,
    lead_type: 'All Leads',
    source: 'Business Card Scan',
    badge_code: '',
  });
});
