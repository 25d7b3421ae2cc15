import { parseArgs } from 'node:util';
import { cardsBench } from './cards.ts';
import { hostileFilesBench } from './hostileFiles.ts';
import { leadsBench } from './leads.ts';
import { screensBench } from './screens.ts';
import { sheetsBench } from './sheets.ts';
import { socketsBench } from './sockets.ts';
import { startBench } from './start.ts';
import { waitsBench } from './waits.ts';
import { writesBench } from './writes.ts';

/*
 * npm run bench                          everything, at 10,000 and 100,000 leads
 * npm run bench -- leads waits           only the benches that are named
 * npm run bench -- leads --leads 10000,100000,1000000 --keep bench-data
 *
 * npm run bench -- writes --users 120 --seconds 60     many who read and write at once
 * npm run bench -- screens --peer ../atomic-crm/dist   the portal beside atomic-crm's demo
 *
 * npm run bench -- cards --cards FOLDER,FOLDER   other cards than the sample, with their truth.json
 * npm run bench -- cards --no-browser        not also read by a browser without a network, as devices do
 * npm run bench -- cards --left-out FOLDER   cards that models have not seen, see docs/card-reader.md
 *
 * npm run bench -- hostile-files --only vCard   only the files whose names contain this
 *
 * Creating a million leads takes some minutes on each engine. `--keep` names a folder in which
 * SQLite's databases stay for the next run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    leads: { type: 'string', default: '10000,100000' },
    turns: { type: 'string', default: '7' },
    keep: { type: 'string' },
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    users: { type: 'string', default: '120' },
    seconds: { type: 'string', default: '20' },
    peer: { type: 'string' },
    cards: { type: 'string' },
    'left-out': { type: 'string' },
    browser: { type: 'boolean', default: true },
    only: { type: 'string' },
  },
});

const benches = {
  start: startBench,
  screens: () => screensBench({ rounds: Number(values.rounds), peer: values.peer }),
  leads: () =>
    leadsBench({
      counts: values.leads.split(',').map(Number),
      turns: Number(values.turns),
      keep: values.keep,
    }),
  waits: waitsBench,
  writes: () => writesBench({ users: Number(values.users), seconds: Number(values.seconds) }),
  sockets: socketsBench,
  cards: () =>
    cardsBench({
      folders: values.cards?.split(','),
      leftOut: values['left-out'],
      inBrowser: values.browser,
    }),
  sheets: () => sheetsBench({ count: Number(values.rows) }),
  'hostile-files': () => hostileFilesBench(values.only),
};

for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length === 0 || positionals.includes(name)) await bench();
}
