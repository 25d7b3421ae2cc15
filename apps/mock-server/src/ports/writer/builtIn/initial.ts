import { type Choose, type Compose, isSameCompany, sentences } from './compose.ts';
import type { Facts } from './facts.ts';
import { upperFirst } from './words.ts';

/** The first email: introduction, reason, two or three questions, and a call as the next step. */
export const composeInitial: Compose = (facts, choose) => ({
  subject: choose('subject', subjects(facts)),
  paragraphs:
    facts.status === 'Closed'
      ? [opening(facts, choose), openDoor(facts)]
      : [opening(facts, choose), questions(facts, choose), nextStep(facts, choose)],
  closing: 'Best regards',
});

const eventWords = { before: 'Ahead of', during: 'During', after: 'After' } as const;

function subjects(facts: Facts): [string, ...string[]] {
  const { topic, event, company, sender } = facts;
  if (topic?.thing) return [topic.thing, `${topic.thing}: a few questions`];
  if (event) return [`${eventWords[event.when]} ${event.name}`];
  if (company && sender.company && !isSameCompany(facts)) {
    return [`${sender.company} and ${company}`, `Introduction: ${sender.company} and ${company}`];
  }
  if (company) return [`Two questions about ${company}`, `An introduction for ${company}`];
  if (sender.company) return [`An introduction from ${sender.company}`];
  return ['A short introduction', 'An introduction and two questions'];
}

function reasons({ contact, event, origin }: Facts): [string, ...string[]] {
  if (contact) {
    const occasion = event ? `${eventWords[event.when].toLowerCase()} ${event.name} ` : '';
    return [`${occasion}I’d like to follow ${contact} with a proper introduction`];
  }
  if (event?.when === 'before') return [`I’m getting in touch ahead of ${event.name}`];
  if (event?.when === 'during') return [`I’m writing to you during ${event.name}`];
  if (event)
    return [`I’m getting in touch after ${event.name}`, `I’m writing to you after ${event.name}`];
  if (origin === 'card') return ['I have your business card in front of me'];
  if (origin === 'referral') return ['you were recommended to me'];
  return ['I’d like to introduce myself', 'I’m getting in touch to introduce myself'];
}

function opening(facts: Facts, choose: Choose): string {
  const { sender, topic } = facts;
  const reason = choose('reason', reasons(facts));
  const who = sender.name
    ? `I’m ${sender.name}${sender.company && ` from ${sender.company}`}, and ${reason}.`
    : `${upperFirst(reason)}.`;
  return sentences(
    who,
    topic &&
      choose('topic', [
        `I have noted that ${topic.clause}, so let me come straight to that.`,
        `My notes say that ${topic.clause}, and I’d like to take that further.`,
      ]),
  );
}

function questions(facts: Facts, choose: Choose): string {
  const { position, company, atCompany, topic } = facts;
  const expert = position
    ? `${company ? `In your role as ${position}${atCompany}` : `As ${position}`}, you know best what matters${company ? ' there' : ''}.`
    : '';
  if (topic) {
    return sentences(
      expert,
      choose('questions', [
        'Three things would help me to give you a useful answer: what exactly you need, who else is involved, and by when it should be settled.',
        'So that I can prepare properly, please tell me what exactly you need, who else has a say, and by when you want it settled.',
      ]),
    );
  }
  const at = position ? '' : atCompany;
  return sentences(
    expert,
    choose('questions', [
      `Before I suggest anything, I’d like to ask two questions: what are you working on${at} at the moment, and where would some help from outside be welcome?`,
      `Instead of a brochure I have two questions: which topics are on your desk${at} right now, and what would have to change to make them easier?`,
    ]),
  );
}

function nextStep({ status }: Facts, choose: Choose): string {
  if (status === 'Hot') {
    return choose('step', [
      'Could we speak for 15 minutes this week? Send me a day, a time and the number to call, and I’ll ring you then.',
      'Do you have 15 minutes for a call this week? Name a day and a time, with the number to reach you on, and I’ll be there.',
    ]);
  }
  if (status === 'Cold') {
    return choose('step', [
      'If this is of interest, one line is enough and I’ll suggest a time to talk. If it isn’t, just say so and I won’t take up your time.',
      'A one-line answer is plenty. And if this is not for you, tell me and I won’t write again.',
    ]);
  }
  return choose('step', [
    'Would a call of 15 minutes in the coming days suit you? If you prefer, answer in a line or two by email.',
    'If you like, we can talk it through in 15 minutes; otherwise a short answer by email helps me just as much.',
  ]);
}

const openDoor = ({ company }: Facts) =>
  `This email asks nothing of you. If something comes up${company && ` at ${company}`} that I can help with, just reply and your message will reach me directly.`;
