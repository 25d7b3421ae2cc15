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
    [
      'de',
      'am Stand getroffen, möchte Angebot für 20 Laptops',
      'Interesse an einem Angebot für 20 Laptops.',
    ],
    ['de', 'Demo gewünscht', 'Interesse an einer Demo.'],
    ['de', 'Muster schicken', 'Gern schicke ich Ihnen Muster.'],
    ['de', 'kein Interesse an einem Angebot', undefined],
    ['de', 'Angebot gesendet', undefined],
    ['de', 'Demo der neuen Software zeigen', 'Interesse an einer Demo der neuen Software.'],
    ['de', 'Angebot 12 Drucker bis Ende Januar', 'Interesse an einem Angebot für 12 Drucker.'],
    ['de', 'Angebot für seinen schwierigen Chef', 'Interesse an einem Angebot.'],
    [
      'de',
      'Unterlagen zum Wartungsvertrag',
      'Gern schicke ich Ihnen unsere Unterlagen zum Wartungsvertrag.',
    ],
    ['hi', '50 लैपटॉप की कीमत चाहिए', 'आपको 50 लैपटॉप का कोटेशन चाहिए था।'],
    ['hi', 'उन्हें नए प्रिंटर का डेमो देखना है', 'आपको नए प्रिंटर का डेमो देखना था।'],
    ['hi', 'कोटेशन, बजट 50000 का', 'आपको कोटेशन चाहिए था।'],
    ['hi', 'डेमो नहीं चाहिए', undefined],
  ] as const)('say in %s what %j wants', async (language, notes, sentence) => {
    const brief = buildBrief({ lead: { notes }, sender: { language } });
    const { content } = await builtInWriter.write(brief);
    const wish = /Interesse an.*?\.|Gern schicke .*?\.|आपको [^।]*।/u.exec(content)?.[0];
    expect(wish).toBe(sentence);
  });
});

describe('answers at the stand', () => {
  const asked = (question: string, answer: string) => ({
    kind: 'choices' as const,
    question,
    answer,
  });
  const letter = (language: 'de' | 'hi', notes: string, ...answers: ReturnType<typeof asked>[]) =>
    builtInWriter.write(buildBrief({ lead: { notes }, answers, sender: { language } }));

  it('are what the letter is about, unless notes say what the lead wants', async () => {
    const german = asked('Wofür interessieren Sie sich?', 'Wartung vor Ort, Mietgeräte');
    const { subject, content } = await letter('de', '', german);
    expect(subject).toBe('Ihr Interesse an „Wartung vor Ort“ und „Mietgeräte“');
    expect(content).toContain(
      'Sie interessieren sich für „Wartung vor Ort“ und „Mietgeräte“. Was wäre Ihnen dabei am wichtigsten?',
    );
    const hindi = await letter('hi', '', asked('आपको किसमें दिलचस्पी है?', 'किराये पर लैपटॉप'));
    expect(hindi.content).toContain('आपने “किराये पर लैपटॉप” में दिलचस्पी दिखाई थी।');
    const noted = await letter('de', 'möchte eine Demo', german);
    expect(noted.content).not.toContain('Wartung');
  });

  it('are a wish where they name one, and not repeated where they must not be', async () => {
    const demo = await letter('de', '', asked('Was suchen Sie?', 'Demo'));
    expect(demo.content).toContain('Sie hatten Interesse an einer Demo.');
    const money = await letter('de', '', asked('Was brauchen Sie?', 'Rabatt auf alles, Sonstiges'));
    expect(money.content).not.toMatch(/Rabatt|Sonstiges|Interesse/);
  });

  it('and notes say what need not be asked', async () => {
    const many = asked('Wie viele Geräte?', 'Mehr als 100');
    const known = await letter('de', 'Angebot bis Ende Januar, nur per E-Mail', many);
    expect(known.content).toContain('Soll ich dabei noch etwas berücksichtigen?');
    expect(known.content).toContain('Eine kurze Antwort per E-Mail genügt mir.');
  });
});
