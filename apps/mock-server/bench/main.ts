import { parseArgs } from 'node:util';
import { cardsBench } from './cards.ts';
import { leadsBench } from './leads.ts';

/*
 * npm run bench                          everything, at 10,000 leads
 * npm run bench -- leads                 only the benches that are named: leads, cards
 * npm run bench -- --leads 10000,1000000 --seconds 10
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    leads: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
  },
});

const benches = {
  leads: () =>
    leadsBench({ counts: values.leads.split(',').map(Number), seconds: Number(values.seconds) }),
  cards: cardsBench,
};

for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length === 0 || positionals.includes(name)) await bench();
}
