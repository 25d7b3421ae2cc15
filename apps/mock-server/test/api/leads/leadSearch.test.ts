import type { Lead } from '@cardinal/contract';
import { leadMatcher, searchParts } from '@cardinal/contract/fold';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/store/engine/database.ts';
import type { Principal } from '../../../src/services/shared/principal.ts';
import { readLeadRows } from '../../../src/store/leads/list/leadList.ts';
import { leadOrders } from '../../../src/store/leads/list/leadOrders.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import {
  buildNewLead,
  buildPrincipal,
  insertMany,
  listQuery,
  serviceFor,
} from '../../helpers/leadCalls.ts';
import { plansOf } from '../../helpers/queryPlans.ts';

/** Letters of many scripts with more than one encoding, and characters with a meaning in SQL. */
const letters = [
  'a a b e l m o s t u z A E L O S U 0 3 9',
  'ß ẞ ø Ø ł Ł đ æ Œ ı İ ſ é e\u0301 Ñ ö ﬁ Ａ ｃ ｍ ① Ⅷ ㎏',
  'σ ς Σ ά й Ё Ж ქ Ქ Ꭰ ش شُ أ ـ ﷺ ש שׁ हि क् ไ ท 한 ㅎ ｱ ガ が 王 𠮷',
  '😀 👩‍🚀 \u00ad \u200b \u0301',
  String.raw`% _ \ " ' - . @ & * ( +`,
].flatMap((line) => line.split(' '));
const word = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...letters) },
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));
/** No field of a lead keeps control characters. */
const field = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' ').replace(/\p{Cc}/gu, ''));
/** A phone number in some spelling. */
const number = fc
  .tuple(
    fc.constantFrom('+49 ', '0049', '0', '+49 (0)', '', '+1 '),
    fc.constantFrom('711', '171 ', '(212) ', '71 1/'),
    fc.constantFrom('5550166', '555 01 66', '555-0166', '55 50 16 6 ext. 12', '5550177'),
  )
  .map((parts) => parts.join(''));
const someLeads = fc.array(
  fc.record({
    first_name: field,
    last_name: field,
    company: field,
    email: field,
    phone: fc.oneof(field, number),
    mobile: number,
  }),
  { minLength: 1, maxLength: 12 },
);

/** Variants in which a user may type a name. */
const retyped: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFKD'),
  (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  (text) => text.split(' ').toReversed().join('  '),
];
const someQuery = fc.oneof(
  number.map((text) => () => text),
  field.map((text) => () => text),
  fc
    .record({ at: fc.nat(), from: fc.nat(9), length: fc.nat(9), as: fc.constantFrom(...retyped) })
    .map(
      ({ at, from, length, as }) =>
        (texts: readonly string[]) =>
          as(
            Array.from(texts[at % texts.length] ?? '')
              .slice(from, from + length + 1)
              .join(''),
          ),
    ),
);

/** Whether a parameter of a statement contains a searched word. */
const isOfSearch = (value: unknown) => typeof value === 'string' && /neil/.test(value);

const described = ({ first_name, last_name, company, email, phone, mobile }: Lead) =>
  [first_name, last_name, company, email, phone, mobile].join(' | ');

describeOnEachEngine('a search of leads', (open, { dialect }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  it(
    'finds on the server exactly what the browser finds among the same leads',
    { timeout: 60_000 },
    async () => {
      let hits = 0;
      await fc.assert(
        fc.asyncProperty(
          someLeads,
          fc.array(someQuery, { minLength: 8, maxLength: 8 }),
          async (leads, queries) => {
            const owner = buildPrincipal();
            const rows = leads.map((lead, index) => ({
              ...buildNewLead(lead),
              ownerId: owner.userId,
              assignedTo: null,
              createdAt: 1_000 + index,
            }));
            await insertMany(db, owner.workspaceId, rows);
            const service = serviceFor(db, owner).leads;
            const all = (await service.list(listQuery({ limit: 500 }))).rows;
            expect(all).toHaveLength(leads.length);
            const texts = leads.flatMap((lead) => Object.values(lead));
            for (const make of queries) {
              const q = make(texts);
              const found = (await service.list(listQuery({ limit: 500, q }))).rows;
              expect({ q, found: found.map(described) }).toEqual({
                q,
                found: all.filter(leadMatcher(q)).map(described),
              });
              hits += found.length;
            }
          },
        ),
        { numRuns: 40 },
      );
      expect(hits).toBeGreaterThan(300);
    },
  );

  it('counts at least what it finds, however often the word occurs in other workspaces', async () => {
    const other = buildPrincipal({ role: 'manager' });
    const manager = buildPrincipal({ role: 'manager' });
    const fill = async ({ workspaceId, userId: ownerId }: Principal, companies: string[]) =>
      insertMany(
        db,
        workspaceId,
        companies.map((company, index) => ({
          ...buildNewLead({ company }),
          ownerId,
          assignedTo: null,
          createdAt: 1_000 + index,
        })),
      );
    // One more than the server examines.
    const many = 10_001;
    await fill(
      other,
      Array.from({ length: many }, () => 'Lighthouse'),
    );
    // SQLite's index doesn't know workspaces, and of the workspace's own leads the oldest isn't examined.
    const companies = Array.from({ length: many }, (_, index) =>
      index < 80 || index >= many - 40 ? 'Lighthouse' : 'Harbour',
    );
    await fill(manager, companies);
    const { leads } = serviceFor(db, manager);
    const search = (limit: number) => leads.list(listQuery({ q: 'lighthouse', limit }));
    const capped = dialect === 'sqlite';
    expect(await search(20)).toMatchObject({ total: capped ? 119 : 120, capped });
    // The page shows that there is one more.
    expect(await search(119)).toMatchObject({ total: 120, capped });
    expect(await search(500)).toMatchObject({ total: 120, capped: false });
  });

  it('is served by the index, also for a number, which has two readings', async () => {
    const { userId: ownerId, workspaceId } = buildPrincipal();
    const leads = Array.from({ length: 2_000 }, (_, index) => ({
      ...buildNewLead({ company: 'Harbour', phone: `+49 421 55${index}` }),
      ownerId,
      assignedTo: null,
      createdAt: 1_000 + index,
    }));
    await insertMany(db, workspaceId, leads);
    const page = { order: leadOrders['-created_at'], backwards: false, limit: 5 };
    const plans = await plansOf(db, async (watched) => {
      for (const q of ["o'neill", 'neilson 0711 5550166']) {
        await readLeadRows(watched, { workspaceId }, { parts: searchParts(q) }, page);
      }
    });
    const searches = plans.filter(({ parameters }) => parameters.some(isOfSearch));
    expect(searches).toHaveLength(2);
    for (const { text } of searches) {
      expect(text).toMatch(dialect === 'postgres' ? /leads_search/ : /leads_fts VIRTUAL TABLE/);
      expect(text).not.toMatch(/SCAN leads\b(?! USING)|Seq Scan on leads/);
    }
  });
});
