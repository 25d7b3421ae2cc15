import { aboutTopic } from './asks.ts';
import type { Choose } from './compose.ts';
import type { Facts } from './facts/facts.ts';
import type { LastContact } from './facts/history.ts';
import { upperFirst } from './facts/words.ts';

/** After an invitation without an answer. */
export const meetingQuestion = 'Does the time work for you, or would another one be better?';

/** Whether the lead knows the sender. */
export const isKnown = ({ metBy, last }: Facts): boolean =>
  metBy?.isOwn === true || last?.isOwn === true;

/** "I’m Maya Fernandes from Aurora Trading.", for someone who does not know the sender. */
export function selfIntroduction({ sender: { name, company } }: Facts, choose: Choose): string {
  if (!name) return '';
  if (!company) return `I’m ${name}, and I wanted to introduce myself.`;
  return choose('me', [
    `I’m ${name} from ${company}.`,
    `My name is ${name}, and I’m with ${company}.`,
  ]);
}

const spaced = (when: string) => when && ` ${when}`;

/** "my email last week", "my colleague Lukas’s call on 18 October". */
function contactWords({ type, isOwn, colleague, when }: LastContact): string {
  const whose = isOwn ? 'my' : `${colleague}’s`;
  if (type === 'call') return `${whose} call${spaced(when)}`;
  const what = {
    email: 'email',
    whatsapp: 'WhatsApp message',
    meeting: 'invitation',
    reply: 'reply',
  };
  const time =
    when === 'earlier this week' ? 'from earlier this week' : when.replace(/^on /, 'of ');
  return `${whose} ${what[type]}${spaced(time)}`;
}

/** "wrote to you", "called you". */
const deeds = {
  email: 'wrote to you',
  call: 'called you',
  whatsapp: 'sent you a WhatsApp message',
  meeting: 'sent you a meeting invitation',
} as const;

/** Thanks for an answer, or names what was sent, so that the lead knows what this continues. */
export function afterContact(facts: Facts, choose: Choose): string {
  const { last, topic, thread } = facts;
  if (!last) return '';
  const about = topic && !thread ? ` ${aboutTopic(topic)}` : '';
  const { type, isOwn, colleague, when } = last;
  if (type === 'reply') return `Thank you for your reply${spaced(when)}.`;
  if (type === 'meeting') {
    const who = isOwn ? 'I' : colleague;
    return `I wanted to check that you received the meeting invitation ${who} sent you${spaced(when)}.`;
  }
  if (!isOwn) {
    return `${upperFirst(colleague)} ${deeds[type]}${spaced(when)}${about}, and I wanted to follow up.`;
  }
  return choose('after', [
    `I’m following up on ${contactWords(last)}${about}.`,
    `I wanted to come back to ${contactWords(last)}${about}.`,
  ]);
}

/** The beginning of a light reminder. */
export function reminder(facts: Facts, choose: Choose): string {
  const { last, event, metBy } = facts;
  if (last?.type === 'email' && last.isOwn) {
    return choose('reminder', [
      `I just wanted to make sure you saw ${contactWords(last)}.`,
      `Just a quick note in case ${contactWords(last)} got buried.`,
    ]);
  }
  if (last) return afterContact(facts, choose);
  if (event && event.when !== 'before') {
    return metBy?.isOwn
      ? `It was good to talk to you at ${event.name}${event.ago}.`
      : `Just a quick note after ${event.name}${event.ago}.`;
  }
  return '';
}

/** The beginning of a second reminder. */
export function standing(facts: Facts, choose: Choose): string {
  const { last, event, metBy, topic } = facts;
  const stand = choose('stand', [
    'wanted to see where things stand',
    'wondered where things stand',
  ]);
  if (last?.type === 'reply') return `Thanks again for your reply${spaced(last.when)}. I ${stand}.`;
  if (last?.type === 'meeting') {
    return `I wasn’t sure whether the meeting invitation ${last.isOwn ? 'I' : last.colleague} sent you${spaced(last.when)} suited you.`;
  }
  if (last) {
    const about = topic ? ` ${aboutTopic(topic)}` : '';
    const who = last.isOwn ? 'I' : upperFirst(last.colleague);
    const me = last.isOwn ? '' : 'I ';
    return `${who} ${deeds[last.type]}${spaced(last.when)}${about} and ${me}${stand}.`;
  }
  if (event && event.when !== 'before') {
    return metBy?.isOwn
      ? `I enjoyed talking to you at ${event.name}${event.ago} and wanted to follow up.`
      : `Now that ${event.name} is over, I wanted to follow up.`;
  }
  return '';
}

/** "a few weeks", "a while": how long a silence lasted; '' if there was none. */
const silence = (days: number) => (days < 14 ? '' : days < 60 ? 'a few weeks' : 'a while');

/** The beginning of the last email of a series. */
export function longAfter(facts: Facts): string {
  const { last, event } = facts;
  if (!last) {
    return event && event.when !== 'before'
      ? `I wanted to check in again after ${event.name}.`
      : 'I wanted to check in with you.';
  }
  const { type, isOwn, colleague } = last;
  const time = silence(last.days);
  if (!time) {
    return `I wanted to check in again after ${type === 'reply' ? 'your reply' : contactWords(last)}.`;
  }
  const what = type === 'reply' ? 'you wrote to us' : `${isOwn ? 'I' : colleague} ${deeds[type]}`;
  return `It’s been ${time} since ${what}, and I wanted to check in.`;
}
