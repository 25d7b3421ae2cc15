import { describe, expect, it } from 'vitest';

import { mainLabel, withDomainLetters } from './repair.ts';

describe('mainLabel', () => {
  it.each([
    ['acme.com', 'acme'],
    ['mail.acme.co.uk', 'acme'],
    ['acme.ad.jp', 'acme'],
    ['lagoaverde.eco.br', 'lagoaverde'],
    ['acme.ro.com', 'acme'],
    ['acme.go.ke', 'acme'],
    ['kunst.art', 'kunst'],
  ])('%s is called %s', (host, label) => {
    expect(mainLabel(host)).toBe(label);
  });
});

describe('withDomainLetters', () => {
  it.each([
    ['a word', 'Kestre1 Foods', 'kestrel', 'Kestrel Foods'],
    ['the whole word mark', 'Lumen WharfimaqE', 'lumenwharfimage', 'Lumen WharfimagE'],
    ['nothing that is spelt right', 'Kestrel Foods', 'kestrel', 'Kestrel Foods'],
  ])('mends %s', (_, company, domain, mended) => {
    expect(withDomainLetters(company, [domain])).toBe(mended);
  });
});
