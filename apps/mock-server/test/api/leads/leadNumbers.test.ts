import { leadUpdateSchema, type Lead } from '@cardinal/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { buildNewLead, buildPrincipal, listQuery, serviceFor } from '../../helpers/leadCalls.ts';

const dialled = '+491715550101';
const spellings = [
  '+49 (0)171 5550101',
  '0171 5550101',
  '0049 171 5550101',
  '+49 171 5550101 ext. 12',
  '+49-171-555-0101',
  'tel:+49-171-5550101',
  '0171/5550101',
];
/** What a spreadsheet has made of a number. */
const shortened = '4.91712E+11';

describeOnEachEngine('numbers of leads', (open) => {
  let db: Database;
  let leads: ReturnType<typeof serviceFor>['leads'];
  beforeEach(async () => {
    db = await open();
    ({ leads } = serviceFor(db, buildPrincipal()));
  });

  let count = 0;
  const create = (fields: Parameters<typeof buildNewLead>[0]) => {
    count += 1;
    return leads.create(buildNewLead({ email: `lead${count}@firma.example`, ...fields }));
  };
  const change = (lead: Pick<Lead, 'id'>, fields: object) =>
    leads.update(lead.id, leadUpdateSchema.parse(fields));

  it('are kept as they are written, and dialled in E.164', async () => {
    for (const phone of spellings) {
      const lead = await create({ phone, mobile: phone, company: 'Firma GmbH' });
      expect(lead).toMatchObject({ phone, phone_e164: dialled, mobile: phone });
      expect(lead.mobile_e164).toBe(dialled);
      expect(lead.phone_extension).toBe(phone.includes('12') ? '12' : undefined);
      expect(await leads.get(lead.id)).toMatchObject({ phone, phone_e164: dialled });
    }
    const [lead] = (await leads.list(listQuery())).rows;
    expect(lead?.phone_e164).toBe(dialled);
  });

  it('are shown as people read them, where they are written otherwise', async () => {
    const lead = await create({ phone: '+917029775674', mobile: '+91 70297 75674' });
    expect(lead).toMatchObject({ phone: '+917029775674', phone_display: '+91 70297 75674' });
    expect(lead).not.toHaveProperty('mobile_display');
  });

  it('are not dialled if that would be a guess', async () => {
    for (const phone of ['0171 5550101', shortened, 'ask reception', '']) {
      const lead = await create({ phone });
      expect(lead).toMatchObject({ phone, phone_e164: null, mobile_e164: null });
    }
  });

  it.each<[string, Partial<Lead>]>([
    ['its domain', { email: 'jane@firma.de' }],
    ['its website', { website: 'https://www.firma.de/team' }],
    ['its address', { address: 'Königstraße 1, 70173 Stuttgart' }],
    ['its other number', { mobile: '+49 171 5550102' }],
  ])('have the country of %s', async (_, fields) => {
    expect(await create({ phone: '0171 5550101', ...fields })).toMatchObject({
      phone_e164: dialled,
    });
  });

  it('have the country of the other leads in the workspace', async () => {
    const early = await create({ phone: '0171 5550101' });
    for (let index = 0; index < 5; index += 1) await create({ phone: `+49 711 55501${index}0` });
    const lead = await create({ phone: '0171 5550101' });
    expect(lead.phone_e164).toBe(dialled);
    // One that was written before they were known.
    const changed = await change(early, { position: 'Buyer' });
    expect(changed.phone_e164).toBe(dialled);
    const elsewhere = serviceFor(db, buildPrincipal()).leads;
    const other = await elsewhere.create(buildNewLead({ phone: '0171 5550101' }));
    expect(other.phone_e164).toBeNull();
  });

  it('follow every change, also of what tells their country', async () => {
    const lead = await create({ phone: '0171 5550101' });
    expect((await change(lead, { email: 'jane@firma.de' })).phone_e164).toBe(dialled);
    expect((await change(lead, { phone: '0171 5550102' })).phone_e164).toBe('+491715550102');
    expect((await change(lead, { phone: '' })).phone_e164).toBeNull();
  });

  describe('tell duplicates', () => {
    it.each(spellings)('%s', async (phone) => {
      const known = await create({ phone: '+49 171 5550101' });
      const { id, duplicates } = await create({ phone });
      expect(duplicates).toEqual([{ id: known.id, reason: 'phone' }]);
      expect(await leads.similar({ phone })).toMatchObject([
        { lead: { id }, reason: 'phone' },
        { lead: { id: known.id }, reason: 'phone' },
      ]);
      const found = await leads.duplicates(id);
      expect(found.map(({ lead }) => lead.id)).toEqual([known.id]);
    });

    it('by a mobile number that is the phone number of another lead', async () => {
      const known = await create({ mobile: '+49 171 5550101' });
      const { duplicates } = await create({ phone: '0171 5550101' });
      expect(duplicates).toEqual([{ id: known.id, reason: 'phone' }]);
      const other = await create({ phone: '+49 711 555010', mobile: '0049 171 5550101' });
      expect(other.duplicates).toHaveLength(2);
      const similar = await leads.similar({ mobile: '+49 171 5550101' });
      expect(similar).toHaveLength(3);
    });

    it('but not by a number of another country, or by what is no number', async () => {
      await create({ phone: '+43 171 5550101' });
      await create({ phone: shortened });
      expect((await create({ phone: '+49 171 5550101' })).duplicates).toEqual([]);
      expect((await create({ phone: shortened })).duplicates).toEqual([]);
    });
  });

  it('answer the search in every spelling', async () => {
    const lead = await create({ phone: '+49 711 5550166', mobile: '0171/5550101' });
    await create({ phone: '+49 711 5550177' });
    for (const q of [
      '5550166',
      '0711 5550166',
      '+49 711 5550166',
      '0049 (0)711/555-0166',
      '+497115550166',
      '711 555 01 66',
      '0171 5550101',
      '171 555',
      '07115550166 lovelace',
    ]) {
      const { rows } = await leads.list(listQuery({ q }));
      expect({ q, ids: rows.map(({ id }) => id) }).toEqual({ q, ids: [lead.id] });
    }
  });
});
