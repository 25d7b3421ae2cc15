import {
  activitySchema,
  leadSchema,
  mergedLeadSchema,
  undoneMergeSchema,
} from '@cardinal/contract';
import { leadFields, leadFieldsWith, leadTextFields, perField } from '@cardinal/contract/labels';
import { typedEmail } from '@cardinal/contract/fold';
import { readEmails } from '@cardinal/contact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  commit,
  leadsOf,
  startImportPlace,
  upload,
  type ImportPlace,
  type Person,
} from '../../helpers/importFiles.ts';

const examples = {
  line: (field: string) => `Some ${field.replaceAll('_', '')}`,
  email: () => 'ada@example.com',
  phone: (field: string) => (field === 'phone' ? '+44 20 7946 0000' : '+44 7700 900000'),
  link: (field: string) => `https://${field.replaceAll('_', '-')}.example/ada`,
  paragraphs: () => 'First line.\nSecond line.',
} as const;
const full = perField(leadTextFields, (field) => examples[leadFields[field].kind](field));

describeOnEachEngine('fields of a lead', (open) => {
  let place: ImportPlace;
  let manager: Person;
  beforeEach(async () => {
    place = await startImportPlace(await open());
    ({ manager } = place);
  });
  afterEach(() => place.server.close());

  const send = async (path: string, method: string, json?: object) =>
    (await manager.ask(path, { method, ...(json && { json }) })).json();
  const remove = (id: string) => manager.ask(`/api/leads/${id}`, { method: 'DELETE' });
  const create = async (lead: object) => leadSchema.parse(await send('/api/leads', 'POST', lead));

  it('are all kept, and their changes are in the history', async () => {
    const { id } = await create({ first_name: 'Ada', email: 'old@example.com' });
    await send(`/api/leads/${id}`, 'PUT', full);
    expect(await send(`/api/leads/${id}`, 'GET')).toMatchObject(full);
    const [change] = z
      .array(activitySchema)
      .parse(await send(`/api/leads/${id}/activities`, 'GET'));
    for (const field of leadTextFields) {
      expect(change?.description).toContain(`${leadFields[field].label}: `);
      expect(change?.description).toContain(`→ “${full[field]}”`);
    }
  });

  it('take what is pasted into them, in forms and changes', async () => {
    const pasted = {
      first_name: ' Jane\u0000\n',
      email: 'Jane Roe <jane@x.example>',
      phone: '+49 711\n555010',
      company: 'Firma\r\nNord',
      position: 'Head\tof\u2028Sales',
    };
    const clean = {
      first_name: 'Jane',
      email: 'jane@x.example',
      phone: '+49 711 555010',
      company: 'Firma Nord',
      position: 'Head of Sales',
    };
    const lead = await create(pasted);
    expect(lead).toMatchObject(clean);
    const other = await create({ first_name: 'Ada', email: 'mailto:ada@x.example' });
    expect(other.email).toBe('ada@x.example');
    expect(await send(`/api/leads/${other.id}`, 'PUT', pasted)).toMatchObject(clean);
  });

  it.each([
    'Jane <a@x.example>',
    'mailto:a@x.example',
    '<a@x.example>',
    'a@x.example (work),',
    "'a@x.example.",
  ])('take from %j the address that files give', (text) =>
    expect(typedEmail(text)).toBe(readEmails(text).first),
  );

  it('keep what a user wrote, and refuse an email that is none or several', async () => {
    const names = { first_name: 'Null', last_name: 'N/A', company: '-', position: 'nan' };
    const lead = await create({ ...names, email: 'null@x.example' });
    expect(lead).toMatchObject(names);
    for (const email of ['N/A', 'a@x.example; b@x.example', 'jane']) {
      const json = { first_name: 'Jane', email };
      const refused = await manager.ask('/api/leads', { method: 'POST', json });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ errors: [{ path: 'email' }] });
    }
  });

  it('take null for empty, and a link without its scheme', async () => {
    const lead = await create({ ...full, notes: null, phone: null, website: 'www.Example.com/a' });
    expect(lead).toMatchObject({ notes: '', phone: '', website: 'https://www.Example.com/a' });
    for (const link of ['javascript:alert(1)', 'ftp://example.com', 'no address']) {
      const refused = await manager.ask('/api/leads', {
        method: 'POST',
        json: { ...full, website: link },
      });
      expect(refused.status).toBe(422);
    }
  });

  it('are found by the search that covers them', async () => {
    await create({ first_name: 'Somebody', email: 'somebody@example.com' });
    for (const field of leadFieldsWith('search', true)) {
      const lead = await create({
        ...full,
        [field]: field === 'email' ? 'zyxw@example.com' : `${full[field]}zyxw`,
      });
      const found = z.array(leadSchema).parse(await send('/api/leads?q=zyxw', 'GET'));
      expect([field, ...found.map(({ id }) => id)]).toEqual([field, lead.id]);
      await remove(lead.id);
    }
  });

  it('are all exported, and imported again from that file', async () => {
    await create(full);
    const file = await (await manager.ask('/api/leads/export?format=csv')).text();
    for (const { id } of await leadsOf(manager)) await remove(id);
    const { id } = await upload(manager.ask, file, 'leads.csv');
    await commit(manager.ask, id);
    expect(await leadsOf(manager)).toMatchObject([full]);
  });

  it('make a vCard, without the notes', async () => {
    const { id, updated_at } = await create({
      ...full,
      company: 'Löwe, Söhne; & Co',
      address: 'Ærøskøbing 7, '.repeat(12).trim(),
    });
    const answer = await manager.ask(`/api/leads/${id}/vcard`);
    expect(answer.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toContain('Some-firstname-Some-lastname.vcf');
    const text = await answer.text();
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      `UID:urn:uuid:${id}`,
      `REV:${updated_at.replaceAll(/[-:]|\.\d+/g, '')}`,
      'FN:Some firstname Some lastname',
      'N:Some lastname;Some firstname;;;',
      'EMAIL:ada@example.com',
      'TEL;TYPE=work:+44 20 7946 0000',
      'TEL;TYPE=cell:+44 7700 900000',
      'ORG:Löwe\\, Söhne\\; & Co',
      'TITLE:Some position',
      'URL:https://website.example/ada',
      `ADR;TYPE=work:;;${'Ærøskøbing 7\\, '.repeat(12).trim()};;;;`,
      'SOCIALPROFILE;SERVICE-TYPE=LinkedIn:https://linkedin-url.example/ada',
      'END:VCARD',
      '',
    ]);
  });

  it('call a lead without a person by its company', async () => {
    const file = 'Company,Email\nNordwind Logistik,info@nordwind.example';
    const { id } = await upload(manager.ask, file, 'companies.csv');
    await commit(manager.ask, id);
    const [lead] = await leadsOf(manager);
    expect(lead).toMatchObject({ incomplete: true, company: 'Nordwind Logistik' });
    const card = await manager.ask(`/api/leads/${lead?.id}/vcard`);
    expect(await card.text()).toContain('FN:Nordwind Logistik\r\n');
    const kept = await create({ first_name: 'A', email: 'a@example.com' });
    await send(`/api/leads/${kept.id}/merge`, 'POST', { other: lead?.id });
    const [merged] = z
      .array(activitySchema)
      .parse(await send(`/api/leads/${kept.id}/activities`, 'GET'));
    expect(merged?.title).toBe('Merged with Nordwind Logistik');
  });

  it('that were filled in can be taken back, if the change says so', async () => {
    const file = 'Company,Email\nNordwind Logistik,info@nordwind.example';
    const { id } = await upload(manager.ask, file, 'companies.csv');
    await commit(manager.ask, id);
    const [bare] = await leadsOf(manager);
    const path = `/api/leads/${bare?.id}`;
    const put = (json: object) => manager.ask(path, { method: 'PUT', json });
    expect((await put({ first_name: 'Ada', last_name: 'Roe' })).status).toBe(200);
    const back = { first_name: '', last_name: '' };
    expect((await put(back)).status).toBe(422);
    expect((await put({ ...back, incomplete: false })).status).toBe(422);
    expect((await put({ ...back, incomplete: true })).status).toBe(200);
    const nothingLeft = await put({ company: '', incomplete: true });
    expect(nothingLeft.status).toBe(422);
    expect(await nothingLeft.json()).toMatchObject({ errors: [{ path: 'first_name' }] });
    expect(await send(path, 'GET')).toMatchObject({
      ...back,
      company: 'Nordwind Logistik',
      incomplete: true,
    });
  });

  it('are all merged, and restored', async () => {
    const kept = await create({ first_name: 'A', email: 'a@example.com' });
    const other = await create(full);
    const merged = mergedLeadSchema.parse(
      await send(`/api/leads/${kept.id}/merge`, 'POST', { other: other.id, fields: full }),
    );
    expect(merged.lead).toMatchObject(full);
    const undone = undoneMergeSchema.parse(
      await send(`/api/merges/${merged.merge_id}/undo`, 'POST'),
    );
    const of = (lead: object) => perField(leadTextFields, (field) => leadSchema.parse(lead)[field]);
    expect(undone.leads.map(of)).toEqual([of(kept), of(other)]);
  });
});
