import { builtInWriter as name, type EmailType } from '@cardinal/contract';
import type { Draft, Writer } from '../writer.ts';
import { composeClosed } from './closed.ts';
import { chooserFor, withoutContractions, type Compose } from './compose.ts';
import { factsOf, type Facts } from './facts/facts.ts';
import { composeOneMonth, composeOneWeek, composeThreeDays } from './followUps.ts';
import { composeInitial } from './initial.ts';
import { otherLetter } from './languages/otherLetters.ts';

const kinds = {
  initial: composeInitial,
  follow_up_3_day: composeThreeDays,
  follow_up_1_week: composeOneWeek,
  follow_up_1_month: composeOneMonth,
} as const satisfies Record<EmailType, Compose>;

/** Names may end with punctuation, such as "Acme Inc." at the end of a sentence. */
const oneMark = (text: string) => text.replaceAll(/([.!?])\.(?=\s|$)/g, '$1');

const closings = {
  friendly: { initial: 'Best regards', later: 'Best' },
  formal: { initial: 'Kind regards', later: 'Kind regards' },
} as const;

function signOff({ kind, sender }: Facts): string {
  const closing = closings[sender.tone][kind === 'initial' ? 'initial' : 'later'];
  const name = sender.tone === 'formal' ? sender.name : sender.firstName;
  return name ? `${closing},\n${name}` : closing;
}

/**
 * Writes emails from the known facts about a lead, without a model. Each kind has its own purpose
 * and length. The wording differs between leads, but stays the same for each lead. The user's
 * signature follows when the email is sent.
 */
export const builtInWriter: Writer = {
  name,
  write(brief): Promise<Draft> {
    const choose = chooserFor(brief.lead.id, brief.kind);
    const { language } = brief.sender;
    if (language === 'de' || language === 'hi') {
      const letter = otherLetter(brief, language, choose);
      const content = letter.paragraphs.filter(Boolean).map(oneMark).join('\n\n');
      return Promise.resolve({ subject: oneMark(letter.subject), content });
    }
    const facts = factsOf(brief);
    const compose = facts.status === 'Closed' ? composeClosed : kinds[brief.kind];
    const { subject, paragraphs } = compose(facts, choose);
    const isFormal = facts.sender.tone === 'formal';
    const worded = isFormal ? paragraphs.map(withoutContractions) : paragraphs;
    const content = [facts.greeting, ...worded, signOff(facts)]
      .filter(Boolean)
      .map(oneMark)
      .join('\n\n');
    return Promise.resolve({ subject: oneMark(subject), content });
  },
};
