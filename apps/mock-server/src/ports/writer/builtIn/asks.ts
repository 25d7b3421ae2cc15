import type { Choose } from './compose.ts';
import type { Facts } from './facts/facts.ts';
import type { Topic } from './facts/topic.ts';
import { upperFirst } from './facts/words.ts';

/** "about pricing for 50 seats", "about your plans to replace your CRM". */
export const aboutTopic = ({ kind, text }: Topic): string =>
  kind === 'deed' ? `about your plans to ${text}` : `about ${text}`;

/** Reminds the lead of the topic, and of the time it is needed. */
export function recall({ topic, metBy, last, deadline }: Facts): string {
  if (!topic) return '';
  const { kind, text, need, clause } = topic;
  const spoke = metBy?.isOwn === true || last?.type === 'reply' || last?.type === 'call';
  const who = spoke ? 'You mentioned' : 'I understand';
  const later = deadline ? ` I know you need this ${deadline}.` : '';
  switch (kind) {
    case 'deed':
      return `${who} ${clause}.${later}`;
    case 'wanted':
      if (deadline && need === 'price') return `${who} you need ${text} ${deadline}.`;
      return deadline && need === 'show'
        ? `${who} ${clause} ${deadline}.`
        : `${who} ${clause}.${later}`;
    case 'talked':
      return `${metBy?.isOwn === false ? 'You' : 'We'} talked about ${text}.${later}`;
    case 'sending':
      return `I’d like to send you ${text}.${later}`;
    default:
      return `You asked ${kind === 'asked' ? 'for' : 'about'} ${text}.${later}`;
  }
}

/** What the sender's company does, as a sentence. @param leadIn "As a quick reminder," */
export function aboutSentence({ sender: { about, company } }: Facts, leadIn = ''): string {
  if (about === '') return '';
  const where = company && about.startsWith('we ') ? `at ${company} ${about}` : about;
  return `${upperFirst(`${leadIn} ${where}`.trim())}.`;
}

/** Asks whether the topic still matters, for a follow-up. */
export function stillWanted({ topic, company, sender, deadline, status }: Facts): string {
  if (!topic) {
    return sender.about
      ? `Could that be useful${company ? ` for ${company}` : ' for you'}?`
      : 'Is there anything I can help you with at the moment?';
  }
  const { kind, need, text } = topic;
  const by = deadline && status !== 'Cold' ? ` ${deadline}` : '';
  if (kind === 'deed') return `Are you still looking to ${text}?`;
  if (need === 'price') return `Do you still need ${text}${by}?`;
  if (need === 'show' || need === 'send') return `Would you still like ${text}${by}?`;
  return kind === 'talked'
    ? `Is ${text} still something you’re looking into?`
    : `Are you still interested in ${text}?`;
}

/** What a price depends on and is not known yet. */
function priceQuestion({ hasQuantity, hasDeadline }: Facts): string {
  if (hasQuantity && hasDeadline) {
    return 'Is there anything else I should take into account before I put the figures together?';
  }
  const quantity = 'roughly what quantities you’re looking at';
  const missing = hasDeadline
    ? quantity
    : hasQuantity
      ? 'when you need them'
      : `${quantity} and when you need them`;
  return `To give you an accurate price, I just need to know ${missing}.`;
}

/** Asks for what is missing to meet the wish. */
export function missingFact(facts: Facts): string {
  const { topic, soon, callDay, later, hasDeadline } = facts;
  if (!topic) return '';
  const it = topic.isPlural ? 'them' : 'it';
  switch (topic.need) {
    case 'price':
      return priceQuestion(facts);
    case 'show':
      if (/\b(?:trial|pilot)/i.test(topic.text)) {
        return hasDeadline
          ? 'Is there anything you need from us before we set it up?'
          : 'I’d be glad to set it up. When would you like to start?';
      }
      return callDay || later
        ? 'I’d be glad to arrange it.'
        : `I’d be glad to arrange it. Would ${soon} suit you?`;
    case 'send':
      return /\bsamples?\b/i.test(topic.text)
        ? `Which address should I send ${it} to?`
        : `Is this the best address to send ${it} to?`;
    default:
      return '';
  }
}

/** Whether the question for the missing fact proposes a time already. */
export const proposesTime = ({ topic }: Facts): boolean => topic?.need === 'show';

const byEmail = 'A short reply by email is all I need.';

/** Offers a call, asking for a number only if there is none. */
export function offerCall({ avoidsCalls, hasPhone, callDay, later, soon }: Facts): string {
  if (avoidsCalls) return byEmail;
  const number = hasPhone ? '' : ' If so, what’s the best number to reach you on?';
  if (callDay) return `Would ${callDay} suit you for a call?${number}`;
  if (later) return `Should I get back to you in ${later}?`;
  return `Do you have 15 minutes for a call ${soon}?${number}`;
}

/** Offers a call to someone who may rather write. */
export function mayCall({ avoidsCalls, hasPhone }: Facts, choose: Choose): string {
  if (avoidsCalls) return byEmail;
  return hasPhone
    ? choose('call', [
        'I’m happy to give you a call if that’s easier.',
        'If you’d rather talk it through, I’m happy to call you.',
      ])
    : choose('call', [
        'If you’d rather talk it through, send me a number and I’ll call you.',
        'Happy to talk it through on the phone as well. Just send me a number and a good time.',
        'If a call is easier, send me your number and a good time.',
      ]);
}

/** Asks for the right person, as far as the position leaves that open. */
export function rightPerson({ part }: Facts, choose: Choose): string {
  if (part === 'buyer') return '';
  if (part === 'head') {
    return 'If someone on your team looks after this, I’m happy to talk to them instead.';
  }
  return choose('person', [
    'If someone else looks after this, could you point me to them?',
    'If a colleague looks after this, could you tell me who to contact?',
    'If you’re not the right person for this, who would be best to ask?',
  ]);
}
