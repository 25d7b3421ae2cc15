import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftFault } from '../draft.ts';
import type { Brief } from '../writer.ts';
import { buildBrief, examples, kinds, now } from './examples.ts';
import { builtInWriter } from './index.ts';

const write = (brief: Brief) => builtInWriter.write(brief);
const words = (text: string) => text.split(/\s+/).length;

it('writes emails that a salesperson would send unchanged', async () => {
  const texts = Object.entries(examples).map(async ([name, brief]) => {
    const { subject, content } = await write(brief);
    return `${`--- ${name} `.padEnd(100, '-')}\nSubject: ${subject}\n\n${content}\n`;
  });
  await expect((await Promise.all(texts)).join('\n')).toMatchFileSnapshot('examples.txt');
});

it('takes a topic from answers about interests if the notes contain none, but never a budget', async () => {
  const lead = { notes: '' };
  const interest = {
    kind: 'choices' as const,
    question: 'What are you interested in?',
    answer: 'Faster delivery, On-site service',
  };
  const budget = { kind: 'budget' as const, question: 'What do you need?', answer: 'Above 50,000' };
  const written = await write(buildBrief({ lead, answers: [budget, interest] }));
  expect(`${written.subject} ${written.content}`).toMatch(/faster delivery and on-site service/i);
  expect(written.content).not.toContain('50,000');
  const notes = { notes: 'Interested in samples' };
  const { content } = await write(buildBrief({ lead: notes, answers: [interest] }));
  expect(content).not.toMatch(/faster delivery/i);
});

const oddities = fc.constantFrom(
  '',
  ' ',
  '-',
  '?',
  'N/A',
  'null',
  'undefined',
  'NONE',
  'Acme Inc.',
  'Yahoo!',
  'ACME  TRADING  GMBH',
  '{{company}}',
  '[Company]',
  '<b>x</b>',
  '%NAME%',
  '%first name%',
  'Team %Name',
  'Save 5%',
  'The __NAME__ Group',
  'https://example.com',
  'a@b.example',
  'JANE',
  'jane smith',
  'J.',
  'Dr.',
  'Dr. Anna',
  '😀',
  'Zoë 🎉',
  '山田',
  '김 민수',
  'محمد',
  'Ольга',
  "O'BRIEN-SMITH",
  'x, ',
  '"Bob"',
  'info',
  'Self-employed',
  'VP, Sales | Speaker at Things',
  'a‮b',
  'Name\u00a0With  Spaces ',
);
const field = fc.oneof(oddities, fc.string({ unit: 'grapheme', maxLength: 100 }), fc.lorem());
const cue = fc.constantFrom(
  'wants ',
  'needs to ',
  'Interested in ',
  'asked for ',
  'discussed ',
  '',
);
const notes = fc.oneof(
  fc.tuple(cue, field).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    'Wants demo!!',
    'met @ expo... wants pricing (50 seats), call tues',
    'needs',
    'wants ',
  ),
);
const at = fc.integer({ min: 0, max: now * 2 });
const brief: fc.Arbitrary<Brief> = fc.record({
  kind: fc.constantFrom(...kinds),
  lead: fc.record({
    id: fc.uuid(),
    firstName: field,
    lastName: field,
    company: field,
    position: field,
    status: fc.constantFrom('Hot', 'Warm', 'Cold', 'Closed'),
    source: fc.oneof(fc.constantFrom('Business Card Scan', 'business_card', 'Referral'), field),
    notes,
  }),
  event: fc.option(fc.record({ name: field, startAt: at, endAt: at })),
  lastContact: fc.option(
    fc.record({
      type: fc.constantFrom('email', 'call', 'whatsapp', 'meeting', 'created'),
      at,
      isOwn: fc.boolean(),
    }),
  ),
  sender: fc.record({ name: field, company: field }),
  context: field,
  now: fc.constant(now),
});

it('writes an email that can be sent even if data is missing or odd', async () => {
  await fc.assert(
    fc.asyncProperty(brief, async (given) => {
      const draft = await write(given);
      const { subject, content } = draft;
      // A company may be called "Example.com".
      expect(draftFault(draft, `${subject}\n${content}`)).toBeUndefined();
      expect(`${subject}\n${content}`).not.toMatch(/:\/\/|\bwww\.|\S@\S/i);
      for (const line of [subject, ...content.split('\n')]) {
        expect(line).toBe(line.trim());
        expect(line).not.toMatch(/\s{2}|\s[,;:!?]|\s\.(?!\p{L})|[,;:][,.;:]|[.!?]\.|\(\s*\)/u);
      }
      expect(content).not.toMatch(/\n{3}/);
      expect(content).toMatch(/^(?:Hello,|(?:Hello|Hi|Dear) \S.*,)\n\n/u);
      expect(content).not.toMatch(/\b(?:null|undefined|n\/a)\b/i);
      expect(await write(given)).toEqual(draft);
    }),
    { numRuns: 3_000 },
  );
});

it.each(['%first name%', 'Acme %name and', 'The __NAME__ Group', 'Your name here'])(
  'leaves out %j, which may be part of a placeholder',
  async (company) => {
    const draft = await write(
      buildBrief({ lead: { company }, sender: { name: 'Maya', company: 'Save 5%' } }),
    );
    expect(draftFault(draft, '')).toBeUndefined();
    expect(draft.content).not.toContain(company);
  },
);

it('invents nothing: unknown facts are not mentioned', async () => {
  const bare = buildBrief({ sender: { name: 'Maya Fernandes', company: '' } });
  await fc.assert(
    fc.asyncProperty(fc.uuid(), fc.constantFrom(...kinds), async (id, kind) => {
      const { subject, content } = await write({ ...bare, kind, lead: { ...bare.lead, id } });
      const text = `${subject}\n${content}`;
      expect(text).not.toMatch(/\b(?:at|as|from|after|of|on)[,.?!]/);
      expect(text).not.toMatch(
        /\d{1,2} \w+ber|notes|noted|role|card|recommended|\bafter (?!this)|\bat [A-Z]/,
      );
      // Names and numbers come only from the lead and the sender.
      const capitals = text.match(/(?<![.!?:]\s|\n|“|^)\b[A-Z]\w+/gu) ?? [];
      expect(capitals.filter((word) => !/^(?:Grace|Maya|Fernandes)$/.test(word))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

describe('the four kinds', () => {
  it('differ in length, subject and closing for the same lead', async () => {
    for (const status of ['Hot', 'Warm', 'Cold'] as const) {
      const { lead } = examples['everything known, hot, first email'] ?? buildBrief();
      const drafts = await Promise.all(
        kinds.map((kind) => write(buildBrief({ kind, lead: { ...lead, status } }))),
      );
      const [first = 0, threeDays = 0, week = 0, month = 0] = drafts.map(({ content }) =>
        words(content),
      );
      expect(threeDays).toBeLessThan(60);
      expect(Math.min(first, week, month)).toBeGreaterThan(threeDays * 1.4);
      expect(Math.max(first, week, month)).toBeLessThan(140);
      expect(new Set(drafts.map(({ subject }) => subject)).size).toBe(4);
    }
  });

  it('are worded differently between leads', async () => {
    for (const kind of kinds) {
      const leads = Array.from({ length: 60 }, (_, n) => ({ id: `lead-${n}` }));
      const texts = await Promise.all(leads.map((lead) => write(buildBrief({ kind, lead }))));
      expect(new Set(texts.map(({ content }) => content)).size).toBeGreaterThan(3);
    }
  });
});
