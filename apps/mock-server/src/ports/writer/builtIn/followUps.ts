import {
  aboutSentence,
  mayCall,
  missingFact,
  offerCall,
  proposesTime,
  recall,
  rightPerson,
  stillWanted,
} from './asks.ts';
import { sentences, type Choose, type Compose } from './compose.ts';
import type { Facts } from './facts/facts.ts';
import { lowerFirst } from './facts/words.ts';
import {
  isKnown,
  longAfter,
  meetingQuestion,
  reminder,
  selfIntroduction,
  standing,
} from './openings.ts';

/** Who writes and what we sell, where a follow-up is the first email after all. */
function introduction(facts: Facts, choose: Choose): string {
  const { last, topic } = facts;
  if (last?.isOwn || topic) return '';
  if (last || isKnown(facts)) return aboutSentence(facts, 'As a quick reminder,');
  return aboutSentence(facts) || selfIntroduction(facts, choose);
}

/** After three days: a reminder with one question that can be answered with a word. */
export const composeThreeDays: Compose = (facts, choose) => {
  const subject = facts.thread || choose('subject', threeDaySubjects(facts));
  if (facts.last?.type === 'meeting') {
    return { subject, paragraphs: [sentences(reminder(facts, choose), meetingQuestion)] };
  }
  const question =
    facts.last?.type === 'reply' ? 'What would be the best next step for you?' : stillWanted(facts);
  return {
    subject,
    paragraphs: [
      sentences(reminder(facts, choose), introduction(facts, choose), question),
      easyAnswer(facts, choose),
    ],
  };
};

function threeDaySubjects({ topic, company, event, last }: Facts): [string, ...string[]] {
  if (last?.type === 'meeting') return ['Meeting invitation'];
  if (topic?.heading) {
    return [`Quick question: ${lowerFirst(topic.heading)}`, `${topic.heading}: still needed?`];
  }
  if (event && event.when !== 'before') return [`Quick note after ${event.name}`];
  return company ? [`A quick question for ${company}`] : ['A quick question', 'One quick question'];
}

function easyAnswer(facts: Facts, choose: Choose): string {
  const { status, callDay, later } = facts;
  if (callDay || later) return offerCall(facts);
  if (status === 'Hot') return mayCall(facts, choose);
  if (status === 'Cold') {
    return choose('easy', [
      'If now isn’t a good time, that’s fine too. Just let me know.',
      'A quick yes or no is all I need.',
    ]);
  }
  return choose('easy', ['A one-line reply is all I need.', 'A line or two is plenty.']);
}

/** After a week: where things stand, and an easy way on. */
export const composeOneWeek: Compose = (facts, choose) => {
  const subject = facts.thread || choose('subject', weekSubjects(facts));
  const { last, status, metBy, topic, sender } = facts;
  if (last?.type === 'meeting') {
    const another = 'If another time is better, just suggest one.';
    return { subject, paragraphs: [sentences(standing(facts, choose), another)] };
  }
  const mayBeAnother = topic !== undefined || sender.about !== '';
  const isRight = status === 'Hot' || last?.type === 'reply' || metBy?.isOwn || !mayBeAnother;
  return {
    subject,
    paragraphs: [
      sentences(standing(facts, choose), introduction(facts, choose), weekTopic(facts, choose)),
      weekStep(facts),
      isRight ? '' : rightPerson(facts, choose),
    ],
  };
};

function weekTopic(facts: Facts, choose: Choose): string {
  const { topic, last, deadline } = facts;
  if (!topic) return stillWanted(facts);
  const reminded = last ? deadline && `I know you need this ${deadline}.` : recall(facts);
  const missing =
    missingFact(facts) ||
    choose('further', [
      'Is there anything you need from me to take it further?',
      'What would help you take it further?',
    ]);
  return sentences(reminded, missing);
}

function weekStep(facts: Facts): string {
  return proposesTime(facts) || facts.topic?.need === 'send' ? '' : offerCall(facts);
}

function weekSubjects({ topic, company, avoidsCalls, last }: Facts): [string, ...string[]] {
  if (last?.type === 'meeting') return ['Meeting invitation'];
  if (topic?.heading) return [`${topic.heading}: next steps`];
  if (avoidsCalls) return [company ? `Following up with ${company}` : 'Following up'];
  return company ? [`${company}: time for a quick call?`] : ['Time for a quick call?'];
}

/** After a month: a calm question whether to continue, which allows a no. */
export const composeOneMonth: Compose = (facts, choose) => ({
  subject: facts.thread || choose('subject', monthSubjects(facts)),
  paragraphs: [
    sentences(
      facts.last || isKnown(facts) ? '' : selfIntroduction(facts, choose),
      longAfter(facts),
      monthQuestion(facts),
    ),
    timing(facts, choose),
  ],
});

const monthQuestion = (facts: Facts) =>
  facts.topic ? stillWanted(facts) : `Is there anything we could help you with${facts.atCompany}?`;

function monthSubjects({ topic, company }: Facts): [string, ...string[]] {
  if (topic?.heading) {
    const heading = lowerFirst(topic.heading);
    return [`Still interested in ${heading}?`, `Checking in: ${heading}`];
  }
  return company ? [`Checking in with ${company}`] : ['Checking in'];
}

function timing(facts: Facts, choose: Choose): string {
  const { status, later, soon } = facts;
  if (later) return `If not now, would ${later} be a better time?`;
  const whenBetter = choose('timing', [
    'If the timing isn’t right, just tell me when to get back to you.',
    'If now isn’t the right time, let me know when would be better.',
  ]);
  if (status === 'Hot') {
    return sentences(`If so, I’d be glad to pick it up again ${soon}.`, whenBetter);
  }
  if (status === 'Warm') return whenBetter;
  return choose('cold', [
    'If it’s no longer relevant, a quick no is fine and I’ll leave it there.',
    'If not, just say so and I won’t write again.',
  ]);
}
