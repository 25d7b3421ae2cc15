import { type EmailType, builtInWriter as name } from '@cardinal/contract';
import type { Draft, Writer } from '../writer.ts';
import { chooserFor, type Compose } from './compose.ts';
import { factsOf } from './facts.ts';
import { composeOneMonth, composeOneWeek, composeThreeDays } from './followUps.ts';
import { composeInitial } from './initial.ts';

const kinds = {
  initial: composeInitial,
  follow_up_3_day: composeThreeDays,
  follow_up_1_week: composeOneWeek,
  follow_up_1_month: composeOneMonth,
} as const satisfies Record<EmailType, Compose>;

/** Names may end with punctuation, such as "Acme Inc." at the end of a sentence. */
const oneMark = (text: string) => text.replaceAll(/([.!?])\.(?=\s|$)/g, '$1');

/**
 * Writes emails from the known facts about a lead, without a model. Each kind has its own purpose,
 * length and tone. The wording differs between leads, but stays the same for each lead.
 */
export const builtInWriter: Writer = {
  name,
  write(brief): Promise<Draft> {
    const facts = factsOf(brief);
    const choose = chooserFor(brief.lead.id, brief.kind);
    const { subject, paragraphs, closing } = kinds[brief.kind](facts, choose);
    const { address, sender } = facts;
    const hello = address.isFormal ? 'Dear' : choose('hello', ['Hello', 'Hi']);
    const greeting = address.name ? `${hello} ${address.name},` : 'Hello,';
    const names = [sender.name, sender.company].filter(Boolean);
    const signature = names.length > 0 ? [`${closing},`, ...names].join('\n') : closing;
    const content = [greeting, ...paragraphs, signature].filter(Boolean).map(oneMark).join('\n\n');
    return Promise.resolve({ subject: oneMark(subject), content });
  },
};
