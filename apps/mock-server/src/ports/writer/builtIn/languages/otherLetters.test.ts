import { describe, expect, it } from 'vitest';
import { draftFault } from '../../draft.ts';
import { builtInWriter } from '../index.ts';
import { buildBrief } from '../situations/briefs.ts';
import { situations } from '../situations/situations.ts';

/** What the company says about itself, in the language of the letter. */
const about = {
  de: 'liefern aufbereitete Laptops an Schulen und kleine Büros',
  hi: 'स्कूलों और छोटे दफ़्तरों को रीफ़र्बिश्ड लैपटॉप सप्लाई करते हैं',
};

describe.each(['de', 'hi'] as const)('letters in another language: %s', async (language) => {
  const letters = await Promise.all(
    situations.map(async ([name, brief]) => {
      const own = brief.sender.about === '' ? '' : about[language];
      const sender = { ...brief.sender, language, about: own };
      const { subject, content } = await builtInWriter.write({ ...brief, sender });
      return { name, subject, content };
    }),
  );

  it('reads as a person would write', async () => {
    const texts = letters.map(
      ({ name, subject, content }, index) =>
        `${`--- ${index + 1}. ${name} `.padEnd(100, '-')}\nSubject: ${subject}\n\n${content}\n`,
    );
    await expect(texts.join('\n')).toMatchFileSnapshot(`letters.${language}.txt`);
  });

  it.each(letters)('can be sent, and is in one language: $name', ({ subject, content }) => {
    expect(draftFault({ subject, content }, '')).toBeUndefined();
    expect(subject.length).toBeLessThanOrEqual(70);
    expect(content).not.toMatch(/\b(?:the|you|your|and|last week|my colleague|undefined|null)\b/);
    for (const line of content.split('\n')) expect(line).toMatch(/^$|^\S(?:.*\S)?$/u);
    expect(content.split('?').length - 1).toBeLessThanOrEqual(4);
  });
});

describe('notes in the language of the sender', () => {
  it.each([
    ['de', 'am Stand getroffen, möchte Angebot für 20 Laptops', 'Interesse an einem Angebot.'],
    ['de', 'Demo gewünscht', 'Interesse an einer Demo.'],
    ['de', 'Muster schicken', 'Gern schicke ich Ihnen Muster.'],
    ['de', 'kein Interesse an einem Angebot', undefined],
    ['de', 'Angebot gesendet', undefined],
    ['hi', '50 लैपटॉप की कीमत चाहिए', 'आपको कोटेशन चाहिए था।'],
    ['hi', 'डेमो नहीं चाहिए', undefined],
  ] as const)('say in %s what %j wants', async (language, notes, sentence) => {
    const brief = buildBrief({ lead: { notes }, sender: { language } });
    const { content } = await builtInWriter.write(brief);
    const wish = /Interesse an.*?\.|Gern schicke .*?\.|आपको [^।]*।/u.exec(content)?.[0];
    expect(wish).toBe(sentence);
  });
});
