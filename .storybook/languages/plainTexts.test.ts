// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { plainTexts } from './plainTexts.ts';

const found = (html: string, ...data: string[]) => {
  document.body.innerHTML = html;
  return plainTexts(document.body, new Set(data));
};

it.each([
  ['<h1>Leads</h1><p>लीड</p>', ['Leads']],
  ['<p>लीड: <b>3 open</b></p>', ['3 open']],
  ['<button aria-label="Close">×</button><input placeholder="Search" />', ['Close', 'Search']],
  ['<img alt="A card" title="कार्ड" />', ['A card']],
  ['<p>12 MB</p>', ['12 MB']],
  ['<p role="alert">Saved</p>', ['Saved']],
])('finds what did not come from a message in %s', (html, expected) => {
  expect(found(html)).toEqual(expected);
});

it('accepts what users and other systems wrote, also in a sentence, but nothing beside it', () => {
  const data = ['Grace', 'Mwangi', 'Regional Director', 'The rates you asked for, as a table'];
  expect(found('<p>Grace Mwangi · Regional Director</p>', ...data)).toEqual([]);
  expect(found('<p>Grace Mwangi की लीड</p>', ...data)).toEqual([]);
  expect(found('<p>The rates you asked for</p>', ...data)).toEqual([]);
  expect(found('<p>Call Grace</p>', ...data)).toEqual(['Call Grace']);
  expect(found('<p>asked for</p>', ...data)).toEqual(['asked for']);
});

it.each([
  '<p>14:30 · 5 – 7, A</p>',
  '<p lang="en">The offer</p>',
  '<code>POST /api/leads</code>',
  '<bdi>Dear team</bdi>',
  '<textarea>Dear team</textarea>',
  '<span translate="no">Cardinal CRM</span>',
  '<div role="alertdialog"><div role="alert" aria-live="polite">Lead saved</div><button>Undo</button></div>',
  '<time>Friday, 21 November 2025 at 09:52</time><time>8 min ago</time>',
])('accepts %s', (html) => {
  expect(found(html)).toEqual([]);
});
