import { describe, expect, it } from 'vitest';

import { withUmlauts } from './umlauts.ts';

describe('withUmlauts', () => {
  it.each([
    ['Kuhnel', 'm.kuehnel@kuehnel-technik.de', 'Kühnel'],
    ['WORNER', 'woerner@praxis.de', 'WÖRNER'],
    // The dots of ü make an i of it.
    ['Zircher', 'reto.zuercher@bergsee.ch', 'Zürcher'],
    ['Jager', 'info@jaegermueller.de', 'Jäger'],
    ['Hef', 'hess@institut.de', 'Heß'],
    ['GroBwang', 'info@weingut-groesswang.at', 'Größwang'],
    ['WeiBenfels', 'joerg.weissenfels@huettner.de', 'Weißenfels'],
  ])('spells %s beside %s as %s', (word, address, spelt) => {
    expect(withUmlauts(word, address, 'DE')).toBe(spelt);
  });

  it.each([
    ['Michael', 'michael@bauer.de'],
    ['Bauer', 'michael@bauer.de'],
    ['Kuhnel', 'info@technik.de'],
    ['Jo', 'joe@technik.de'],
  ])('leaves %s beside %s', (word, address) => {
    expect(withUmlauts(word, address, 'DE')).toBe(word);
  });
});

describe('withUmlauts in Denmark and Norway', () => {
  it.each([
    ['Kjergaard', 'sk@kjaergaardbyg.dk', 'Kjærgaard'],
    ['Sorensen', 'm.soerensen@havnen.dk', 'Sørensen'],
    ['Kierkegaard', 'anne@kierkegaard.dk', 'Kierkegaard'],
  ])('spells %s beside %s as %s', (word, address, spelt) => {
    expect(withUmlauts(word, address, 'DK')).toBe(spelt);
  });
});
