import { dayMs } from '@cardinal/contract/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftFault } from '../draft.ts';
import { internalWords, wordLimits } from '../rubric.ts';
import type { Brief, PastContact } from '../writer.ts';
import { builtInWriter } from './index.ts';
import { buildBrief, now } from './situations/briefs.ts';
import { kinds, situations } from './situations/situations.ts';

const write = (brief: Brief) => builtInWriter.write(brief);
const words = (text: string) => text.split(/\s+/).length;
/** The sentence after the greeting. */
const openingOf = (content: string) => /\n\n(.*?[.?!])(?:\s|$)/.exec(content)?.[1];

/** The letters of the table, as a person reads them. */
const letters = await Promise.all(
  situations.map(async ([name, brief]) => ({ name, brief, ...(await write(brief)) })),
);

it('writes emails that a salesperson would send unchanged', async () => {
  const texts = letters.map(
    ({ name, subject, content }, index) =>
      `${`--- ${index + 1}. ${name} `.padEnd(100, '-')}\nSubject: ${subject}\n\n${content}\n`,
  );
  await expect(texts.join('\n')).toMatchFileSnapshot('letters.txt');
});

describe('the rubric', () => {
  it.each(letters)('holds for: $name', ({ brief, subject, content }) => {
    expect(words(content)).toBeLessThanOrEqual(wordLimits[brief.kind]);
    expect(subject.length).toBeLessThanOrEqual(60);
    const text = `${subject}\n${content}`;
    const known = JSON.stringify(brief).toLowerCase();
    const internal = internalWords.filter((word) =>
      new RegExp(String.raw`\b${word}\b`, 'i').test(text.replaceAll(/simple CRM|your CRM/g, '')),
    );
    expect(internal).toEqual([]);
    // Names and numbers are those of the data.
    const facts = text.match(/(?<![.!?:,]\s|\n|^|“)\b(?:\p{Lu}[\p{L}’'-]+|\d+)/gu) ?? [];
    const own = /^(?:WhatsApp|Re|I|Is|Do|Just|What|Best|15|Tuesday|January|April|Q\d)(?:’\w+)?$/;
    const foreign = facts.filter(
      (word) => !own.test(word) && !known.includes(word.toLowerCase().replace('’s', '')),
    );
    expect(foreign).toEqual([]);
    // One question mark a paragraph is enough, a number to call aside.
    for (const paragraph of content.split('\n\n')) {
      expect(paragraph.split('?').length - 1).toBeLessThanOrEqual(2);
    }
  });

  it('asks for no number, deadline or quantity that is known, and quotes no budget', () => {
    const callable = letters.filter(({ brief }) => brief.lead.hasPhone);
    for (const { content } of callable) expect(content).not.toMatch(/number/);
    for (const { content } of letters) {
      expect(content).not.toMatch(/20k|budget|50,000|discount|difficult/i);
    }
    const [first] = letters;
    expect(first?.content).toContain('pricing for 50 seats by the end of January');
    expect(first?.content).not.toMatch(/when you need|quantit/);
  });

  it('repeats no opening: not in a series to one person, rarely between people', async () => {
    const grace = situations[0]?.[1] ?? buildBrief();
    const series: string[] = [];
    const contacts: PastContact[] = [];
    const days = { initial: 0, follow_up_3_day: 3, follow_up_1_week: 10, follow_up_1_month: 40 };
    for (const kind of kinds) {
      const at = now + days[kind] * dayMs;
      const { subject, content } = await write({
        ...grace,
        kind,
        contacts: [...contacts],
        now: at,
      });
      series.push(openingOf(content) ?? '');
      contacts.unshift({ type: 'email', at, isOwn: true, by: '', subject });
    }
    expect(new Set(series).size).toBe(4);
    const times = Map.groupBy(letters, ({ content }) => openingOf(content));
    for (const [opening, those] of times)
      expect([opening, those.length <= 3]).toEqual([opening, true]);
  });

  it('introduces nobody who has written before', () => {
    const known = letters.filter(({ brief }) => brief.contacts.some(({ isOwn }) => isOwn));
    expect(known.length).toBeGreaterThan(8);
    for (const { content } of known) expect(content).not.toMatch(/I’m \w+ \w+ from|My name is/);
  });
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
    country: fc.constantFrom('', 'DE', 'JP', 'GB'),
    hasPhone: fc.boolean(),
    capturedAt: at,
  }),
  capturedBy: fc.option(fc.record({ isOwn: fc.boolean(), name: field })),
  event: fc.option(fc.record({ name: field, startAt: at, endAt: at })),
  contacts: fc.array(
    fc.record({
      type: fc.constantFrom('email', 'call', 'whatsapp', 'meeting', 'reply'),
      at,
      isOwn: fc.boolean(),
      by: field,
      subject: field,
    }),
    { maxLength: 3 },
  ),
  sender: fc.record({
    name: field,
    company: field,
    about: field,
    tone: fc.constantFrom('friendly', 'formal'),
  }),
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
      expect(text).not.toMatch(/(?<!reach you )\b(?:at|as|from|after|of|on)[,.?!]/);
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
