import { describe, expect, it } from 'vitest';
import { buildLead } from '../fixtures/index.ts';
import { searchLeads } from './searchLeads.ts';

const elodie = buildLead({
  id: '1',
  first_name: 'Élodie',
  last_name: 'Marchand',
  email: 'e.marchand@atelier.fr',
  company: 'Atelier Lumière SARL',
  phone: '+33 (0)1 45 55 01 02',
  notes: 'Wants a quotation',
  position: 'Directrice',
});
const grace = buildLead({ id: '2' });
const foreign = ['Groß', 'Søren', 'Łukasz', 'Straße', 'Ａｃｍｅ', 'Ἀλέξανδρος', 'İpek', 'ﬁne'].map(
  (last_name, index) =>
    buildLead({ id: `f${index}`, first_name: '', last_name, email: '', company: '' }),
);
const leads = [elodie, grace];
const found = (text: string) => searchLeads(leads, text).map(({ id }) => id);

describe('searchLeads', () => {
  it.each([
    ['nothing typed', '  ', ['1', '2']],
    ['first name without its accent', 'elodie', ['1']],
    ['last name in capitals', 'MWANGI', ['2']],
    ['part of an email', 'savanna-tours.co', ['2']],
    ['part of a company', 'lumi', ['1']],
    ['words in any order, from different fields', 'atelier marchand', ['1']],
    ['every word must be found', 'grace atelier', []],
    ['short words only where a word begins', 'sa', ['1', '2']],
    ['short words not in the middle', 'an', []],
    ['the phone number in any spelling', '01 45 55 01 02', ['1']],
    ['the position', 'DIRECTRICE', ['1']],
    ['not the notes', 'quotation', []],
  ])('%s', (_name, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['gross', 'Groß'],
    ['soren', 'Søren'],
    ['lukasz', 'Łukasz'],
    ['strasse', 'Straße'],
    ['STRASSE', 'Straße'],
    ['acme', 'Ａｃｍｅ'],
    ['αλεξανδροσ', 'Ἀλέξανδρος'],
    ['ipek', 'İpek'],
    ['fine', 'ﬁne'],
    ['ł', 'Łukasz'],
  ])('finds by %j the name %j, as the server does', (text, name) => {
    expect(searchLeads(foreign, text).map((lead) => lead.last_name)).toEqual([name]);
  });
});
