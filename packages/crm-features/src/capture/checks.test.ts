import { englishTexts } from '@cardinal/contract/messages';
import type { CardField, Scan } from '@cardinal/contract';
import { describe, expect, it } from 'vitest';
import { businessCardScan } from '../fixtures/businessCard.ts';
import { alsoOnCard, alternativesFor, uncertainFields, withLines } from './checks.ts';
import { emptyValues } from './leadValues.ts';

import { captureMessages } from './texts.ts';

const texts = englishTexts(captureMessages).check;

const scan = businessCardScan();
const phones = (...numbers: [string, 'mobile' | 'office' | 'fax' | ''][]) => ({
  ...scan,
  alternatives: { phones: numbers.map(([number, kind]) => ({ number, kind })), names: [] },
});
const labels = (of: typeof scan, phone = '+254 722 348 273') =>
  alternativesFor(
    'phone',
    {
      scan: of,
      backScan: null,
      values: { ...emptyValues, phone },
      toCheck: [],
    },
    texts,
  ).map(({ label }) => label);

describe('what the back says', () => {
  const values = { ...emptyValues, ...scan.suggested_lead, lead_status: 'Cold' as const };
  const offered = (field: CardField, said: Partial<Scan['suggested_lead']>) => {
    const backScan = { ...scan, suggested_lead: { ...scan.suggested_lead, ...said } };
    return alternativesFor(field, { scan, backScan, values, toCheck: [] }, texts).map(
      ({ values: chosen }) => chosen,
    );
  };

  it('is offered where it differs', () => {
    expect(offered('company', { company: 'Savanna Group' })).toEqual([
      { company: 'Savanna Group' },
    ]);
    expect(offered('first_name', { first_name: 'Wanjiku' })).toEqual([
      { first_name: 'Wanjiku', last_name: 'Mwangi' },
    ]);
    expect(offered('last_name', { first_name: 'Wanjiku' })).toEqual([]);
  });

  it('is not offered where it is the same, in any spelling', () => {
    expect(offered('company', { company: scan.suggested_lead.company.toUpperCase() })).toEqual([]);
    const phone = scan.suggested_lead.phone.replaceAll(' ', '-');
    expect(offered('phone', { phone })).toEqual(offered('phone', {}));
    expect(offered('email', { email: '' })).toEqual([]);
  });
});

describe('uncertainFields', () => {
  it('are those below the limit, except empty ones', () => {
    expect(uncertainFields(scan)).toEqual([]);
    const doubtful = {
      ...scan,
      confidence: { ...scan.confidence, email: 0.92, position: 0 },
      suggested_lead: { ...scan.suggested_lead, position: '' },
    };
    expect(uncertainFields(doubtful)).toEqual(['email']);
  });
});

describe('alternativesFor', () => {
  it('labels numbers by kind, or by the number itself if the kind is ambiguous', () => {
    expect(labels(phones(['+254 20 1', 'office'], ['+254 20 2', '']))).toEqual([
      'Use office number',
      'Use +254 20 2',
    ]);
    expect(labels(phones(['+254 20 1', 'office'], ['+254 20 2', 'office']))).toEqual([
      'Use +254 20 1',
      'Use +254 20 2',
    ]);
  });

  it('omits the number that is filled in, in any format', () => {
    expect(labels(phones(['+254722348273', 'mobile']))).toEqual([]);
  });

  it('offers names at the first uncertain name, split at the last word', () => {
    const named = { ...scan, alternatives: { phones: [], names: ['Grace Wanjiku Mwangi'] } };
    const toCheck = ['last_name', 'phone'] as const;
    const checked = { scan: named, backScan: null, values: emptyValues, toCheck };
    expect(alternativesFor('first_name', checked, texts)).toEqual([]);
    expect(alternativesFor('last_name', checked, texts)[0]?.values).toEqual({
      first_name: 'Grace Wanjiku',
      last_name: 'Mwangi',
    });
  });
});

/** The same card, whose website and address fill no field. */
const unfilled = {
  ...scan,
  suggested_lead: { ...scan.suggested_lead, website: '', address: '' },
};

describe('alsoOnCard', () => {
  it('lists what fills no field', () => {
    expect(alsoOnCard(unfilled)).toEqual([
      'www.savanna-tours.co.ke',
      '@savanna',
      'Kenyatta Avenue, P.O. Box 51905, Nairobi',
    ]);
  });

  it('omits what fills a field', () => {
    expect(alsoOnCard(scan)).toEqual(['@savanna']);
  });
});

describe('withLines', () => {
  it('appends lines that are missing', () => {
    const notes = withLines('Tuesday\n', alsoOnCard(unfilled));
    expect(notes.split('\n')).toEqual([
      'Tuesday',
      'www.savanna-tours.co.ke',
      '@savanna',
      'Kenyatta Avenue, P.O. Box 51905, Nairobi',
    ]);
    expect(withLines(notes, alsoOnCard(unfilled))).toBe(notes);
  });
});
