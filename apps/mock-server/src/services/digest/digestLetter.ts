import type { Lead } from '@cardinal/contract';
import { leadLabel } from '@cardinal/contract/labels';
import type { Language } from '@cardinal/contract/messages';
import { html } from 'hono/html';
import type { DigestUser } from '../../store/accounts/digests.ts';
import { plain } from '../mail/letter.ts';
import { letterTextsFor, type LetterTexts } from '../mail/toUsers/accountLetters.ts';
import type { Digest, DigestPart } from './digestOf.ts';

/** What the letter needs besides what waits. */
interface DigestFacts {
  user: DigestUser;
  zone: string;
  publicUrl: string;
  unsubscribeUrl: string;
}

interface Line {
  /** What to do, with whom and since when. */
  text: string;
  link: string;
}

interface Section {
  title: string;
  lines: Line[];
  /** "and 4 more"; empty if all are named. */
  more: string;
}

const names = ['overdue', 'today', 'first', 'unassigned'] as const;

type DigestTexts = LetterTexts['texts']['digest'];

/** Writes moments as a user's calendar has them. */
const datesIn = (timeZone: string, locale: string) => {
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  });
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return {
    day: (iso: string) => day.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
  };
};

/** A lead's name and company. */
const who = (lead: Lead): string => {
  const name = leadLabel(lead) || lead.badge_code;
  return plain(lead.company === '' || lead.company === name ? name : `${name}, ${lead.company}`);
};

/** What a line says about a lead. */
function lineText(
  name: keyof Digest,
  lead: Lead,
  dates: ReturnType<typeof datesIn>,
  texts: DigestTexts,
): string {
  const { next_step: step, created_at: captured } = lead;
  const since = { who: who(lead), day: dates.day(captured) };
  if (name === 'first' || name === 'unassigned') return texts.captured(since);
  if (!step) return texts.waits(since);
  const { kind, due_at: due, note } = step;
  const time = dates.time(due);
  const when = name === 'today' ? time : texts.dayAndTime({ day: dates.day(due), time });
  const what = { when, step: kind, who: who(lead) };
  return note === '' ? texts.step(what) : texts.stepWithNote({ ...what, note: plain(note) });
}

/** The email of a morning: subject, text and HTML. */
export async function digestLetter(digest: Digest, facts: DigestFacts) {
  const { user, zone, publicUrl, unsubscribeUrl } = facts;
  const { language, locale, texts: all } = await letterTextsFor(user);
  const texts = all.digest;
  const dates = datesIn(zone, locale);
  const numbers = new Intl.NumberFormat(language);
  const count = (n: number, { capped }: DigestPart) => `${numbers.format(n)}${capped ? '+' : ''}`;
  const present = names.filter((name) => digest[name].total > 0);
  const counts = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  const sections = present.map((name): Section => {
    const part = digest[name];
    const rest = part.total - part.leads.length;
    return {
      title: texts.titles[name]({ count: count(part.total, part) }),
      lines: part.leads.map((lead) => ({
        text: lineText(name, lead, dates, texts),
        link: `${publicUrl}/leads/${lead.id}`,
      })),
      more: rest > 0 ? texts.more({ count: count(rest, part) }) : '',
    };
  });
  const parts: Parts = {
    language,
    texts,
    greeting: texts.hello({ name: plain(user.first_name) }),
    sections,
    today: `${publicUrl}/today`,
    unsubscribeUrl,
  };
  return {
    subject: texts.subject({
      counts: counts.format(
        present.map((name) =>
          texts.counts[name]({ count: count(digest[name].total, digest[name]) }),
        ),
      ),
    }),
    content: '',
    text: textOf(parts),
    html: String(await htmlOf(parts)),
  };
}

interface Parts {
  language: Language;
  texts: DigestTexts;
  greeting: string;
  sections: readonly Section[];
  today: string;
  unsubscribeUrl: string;
}

function textOf({ texts, greeting, sections, today, unsubscribeUrl }: Parts): string {
  const parts = sections.map(({ title, lines, more }) =>
    [
      title,
      ...lines.map(({ text, link }) => `- ${text}\n  ${link}`),
      ...(more === '' ? [] : [`- ${more}`]),
    ].join('\n'),
  );
  const { intro, openToday, why, stop } = texts;
  const end = [`${openToday}:\n${today}`, `-- \n${why} ${stop}:\n${unsubscribeUrl}`];
  return `${[`${greeting}\n${intro}`, ...parts, ...end].join('\n\n')}\n`;
}

/** Without colours of its own, so that it is readable on dark and on light. */
const htmlOf = ({ language, texts, greeting, sections, today, unsubscribeUrl }: Parts) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </head>
      <body style="font-family: system-ui, sans-serif; line-height: 1.5; max-width: 40em">
        <p>${greeting}<br />${texts.intro}</p>
        ${sections.map(
          ({ title, lines, more }) => html`
            <h2 style="font-size: 1.1em; margin: 1.5em 0 0.25em">${title}</h2>
            <ul style="margin: 0; padding-left: 1.25em">
              ${lines.map(({ text, link }) => html`<li><a href="${link}">${text}</a></li>`)}
              ${more !== '' && html`<li>${more}</li>`}
            </ul>
          `,
        )}
        <p style="margin-top: 1.5em"><a href="${today}">${texts.openToday}</a></p>
        <p style="font-size: 0.9em">${texts.why} <a href="${unsubscribeUrl}">${texts.stop}</a></p>
      </body>
    </html>`;
