import type { Lead } from '@cardinal/contract';
import { leadLabel, nextStepLabels } from '@cardinal/contract/labels';
import { html } from 'hono/html';
import type { DigestUser } from '../../store/accounts/digests.ts';
import { plain } from '../mail/letter.ts';
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

const titles = {
  overdue: 'Overdue',
  today: 'Today',
  first: 'Waiting for a first contact',
  unassigned: 'Not assigned to anybody, and not contacted yet',
} as const satisfies Record<keyof Digest, string>;

const counts = {
  overdue: (n: string) => `${n} overdue`,
  today: (n: string) => `${n} for today`,
  first: (n: string) => `${n} to contact for the first time`,
  unassigned: (n: string) => `${n} without an owner`,
} as const satisfies Record<keyof Digest, (n: string) => string>;

const names = ['overdue', 'today', 'first', 'unassigned'] as const;
const numberOf = ({ total, capped }: DigestPart) =>
  `${total.toLocaleString('en-US')}${capped ? '+' : ''}`;

/** Writes moments as a user's calendar has them. */
const datesIn = (timeZone: string) => {
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  });
  const time = new Intl.DateTimeFormat('en-GB', {
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
function lineText(name: keyof Digest, lead: Lead, dates: ReturnType<typeof datesIn>): string {
  const { next_step: step, created_at: captured } = lead;
  const since = `since ${dates.day(captured)}`;
  if (name === 'first' || name === 'unassigned') return `${who(lead)}, ${since}`;
  if (!step) return `${who(lead)}: waiting for contact ${since}`;
  const when =
    name === 'today'
      ? dates.time(step.due_at)
      : `${dates.day(step.due_at)}, ${dates.time(step.due_at)}`;
  const note = step.note === '' ? '' : ` (${plain(step.note)})`;
  return `${when}: ${nextStepLabels[step.kind]}, ${who(lead)}${note}`;
}

/** The email of a morning: subject, text and HTML. */
export async function digestLetter(digest: Digest, facts: DigestFacts) {
  const { user, zone, publicUrl, unsubscribeUrl } = facts;
  const dates = datesIn(zone);
  const present = names.filter((name) => digest[name].total > 0);
  const sections = present.map((name): Section => {
    const part = digest[name];
    const rest = part.total - part.leads.length;
    return {
      title: `${titles[name]} (${numberOf(part)})`,
      lines: part.leads.map((lead) => ({
        text: lineText(name, lead, dates),
        link: `${publicUrl}/leads/${lead.id}`,
      })),
      more: rest > 0 ? `and ${rest.toLocaleString('en-US')}${part.capped ? '+' : ''} more` : '',
    };
  });
  const greeting = `Good morning ${plain(user.first_name)},`;
  const intro = 'this is what your leads need from you.';
  const end = 'You get this email on working days, when something waits.';
  const today = `${publicUrl}/today`;
  return {
    subject: `Your day: ${present.map((name) => counts[name](numberOf(digest[name]))).join(', ')}`,
    content: '',
    text: textOf({ greeting, intro, sections, today, end, unsubscribeUrl }),
    html: String(await htmlOf({ greeting, intro, sections, today, end, unsubscribeUrl })),
  };
}

interface Parts {
  greeting: string;
  intro: string;
  sections: readonly Section[];
  today: string;
  end: string;
  unsubscribeUrl: string;
}

function textOf({ greeting, intro, sections, today, end, unsubscribeUrl }: Parts): string {
  const parts = sections.map(({ title, lines, more }) =>
    [
      title,
      ...lines.map(({ text, link }) => `- ${text}\n  ${link}`),
      ...(more === '' ? [] : [`- ${more}`]),
    ].join('\n'),
  );
  return `${[`${greeting}\n${intro}`, ...parts, `Open Today:\n${today}`, `-- \n${end} Stop it:\n${unsubscribeUrl}`].join('\n\n')}\n`;
}

/** Without colours of its own, so that it is readable on dark and on light. */
const htmlOf = ({ greeting, intro, sections, today, end, unsubscribeUrl }: Parts) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
      </head>
      <body style="font-family: system-ui, sans-serif; line-height: 1.5; max-width: 40em">
        <p>${greeting}<br />${intro}</p>
        ${sections.map(
          ({ title, lines, more }) => html`
            <h2 style="font-size: 1.1em; margin: 1.5em 0 0.25em">${title}</h2>
            <ul style="margin: 0; padding-left: 1.25em">
              ${lines.map(({ text, link }) => html`<li><a href="${link}">${text}</a></li>`)}
              ${more !== '' && html`<li>${more}</li>`}
            </ul>
          `,
        )}
        <p style="margin-top: 1.5em"><a href="${today}">Open Today</a></p>
        <p style="font-size: 0.9em">${end} <a href="${unsubscribeUrl}">Stop it</a></p>
      </body>
    </html>`;
