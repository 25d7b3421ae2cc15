import {
  aboutSentence,
  mayCall,
  missingFact,
  offerCall,
  proposesTime,
  recall,
  rightPerson,
} from './asks.ts';
import { sentences, type Choose, type Compose } from './compose.ts';
import type { Facts } from './facts/facts.ts';
import { upperFirst } from './facts/words.ts';
import { afterContact, isKnown, meetingQuestion, selfIntroduction } from './openings.ts';

/** The first email: why I write, what we do, and one question. With earlier contact, it continues that. */
export const composeInitial: Compose = (facts, choose) => {
  const { last, thread } = facts;
  const subject = thread || choose('subject', subjects(facts));
  if (last) {
    const isTold = last.type !== 'reply' && thread === '';
    const question = last.type === 'meeting' ? meetingQuestion : request(facts, choose, isTold);
    return {
      subject,
      paragraphs: [
        sentences(afterContact(facts, choose), question),
        last.type === 'meeting' ? '' : nextStep(facts, choose),
      ],
    };
  }
  return {
    subject,
    // A short opening needs no paragraph of its own.
    paragraphs:
      facts.topic && !facts.sender.about
        ? [
            sentences(opening(facts, choose), request(facts, choose, false)),
            nextStep(facts, choose),
          ]
        : [opening(facts, choose), request(facts, choose, false), nextStep(facts, choose)],
  };
};

/** One word says little in a list of emails: "Trial for Fjord Clinics". */
const headline = (heading: string, company: string) =>
  heading.includes(' ') || !company ? heading : `${heading} for ${company}`;

function subjects(facts: Facts): [string, ...string[]] {
  const { topic, event, metBy, company, sender, last, origin } = facts;
  if (last?.type === 'meeting') return ['Meeting invitation'];
  if (topic?.heading) return [headline(topic.heading, company)];
  if (event?.when === 'before') return [`Meeting at ${event.name}?`, `See you at ${event.name}?`];
  if (event && metBy?.isOwn) return [`Good to meet you at ${event.name}`];
  if (event) return [`After ${event.name}`, `Following up from ${event.name}`];
  if (last) return ['Following up', 'A quick follow-up'];
  if (metBy?.isOwn) return ['Good to meet you'];
  if (origin === 'form') return ['Thanks for getting in touch', 'Your enquiry'];
  if (company && sender.company) return [`${sender.company} and ${company}`];
  return sender.company ? [`Hello from ${sender.company}`] : ['A quick introduction'];
}

/** What we sell, after an opening that says who writes. */
const plainAbout = ({ sender: { about } }: Facts) => about && `${upperFirst(about)}.`;

function opening(facts: Facts, choose: Choose): string {
  const { event, metBy, origin, sender, topic } = facts;
  const me = selfIntroduction(facts, choose);
  const introduced = sentences(me, plainAbout(facts));
  if (isKnown(facts)) {
    return sentences(
      greetingAgain(facts, choose),
      aboutSentence(facts, topic ? 'As a quick reminder,' : ''),
    );
  }
  if (metBy?.isOwn === false) {
    const where = event ? `met you at ${event.name}${event.ago} and ` : '';
    return sentences(
      `${upperFirst(metBy.colleague)} ${where}passed your details on to me.`,
      introduced,
    );
  }
  if (event) {
    const why = {
      before: `With ${event.name} coming up, I wanted to say hello beforehand.`,
      during: `With ${event.name} on at the moment, I wanted to say hello.`,
      after: `${sender.name ? `I’m ${sender.name}${sender.company && ` from ${sender.company}`}, and ` : ''}I’m getting in touch after ${event.name}${event.ago}.`,
    }[event.when];
    return sentences(why, event.when === 'after' ? plainAbout(facts) : introduced);
  }
  if (origin === 'referral') {
    return sentences('I was given your name as a good person to talk to.', introduced);
  }
  if (origin === 'form') {
    const helper = sender.name && `My name is ${sender.name}, and I’m happy to help.`;
    return sentences(
      `Thank you for your interest${sender.company && ` in ${sender.company}`}.`,
      helper,
    );
  }
  return introduced;
}

function greetingAgain({ event }: Facts, choose: Choose): string {
  if (!event) {
    return choose('card', ['Thanks for giving me your card.', 'Thank you for your business card.']);
  }
  return choose('met', [
    `It was good to meet you at ${event.name}${event.ago}.`,
    `It was a pleasure to meet you at ${event.name}${event.ago}.`,
    `Thanks for taking the time to talk to me at ${event.name}${event.ago}.`,
    `I enjoyed meeting you at ${event.name}${event.ago}.`,
    `It was nice to meet you at ${event.name}${event.ago}.`,
  ]);
}

/** The question that takes it further. @param isTold Whether the opening names the topic */
function request(facts: Facts, choose: Choose, isTold: boolean): string {
  const { topic, company, sender, event, status } = facts;
  const at = company && ` at ${company}`;
  if (topic) {
    const missing =
      missingFact(facts) ||
      choose('where', [
        'Where do things stand at your end, and what would help you most?',
        'What would be most useful for you at this point?',
      ]);
    return sentences(isTold ? '' : recall(facts), missing);
  }
  if (event?.when === 'before') return 'If you’re going too, could we meet there for 15 minutes?';
  if (!sender.about) {
    return choose('work', [
      `I’d like to hear what you’re working on${at} and whether there’s anything we can help with.`,
      `What are you working on${at} at the moment, and is there anything we could help with?`,
    ]);
  }
  const question = choose('useful', [
    `Is that something you’re looking into${at}?`,
    `Could that be useful${company ? ` for ${company}` : ' for you'}?`,
  ]);
  return sentences(question, status === 'Hot' || isKnown(facts) ? '' : rightPerson(facts, choose));
}

function nextStep(facts: Facts, choose: Choose): string {
  const { status, topic, event, sender, last, callDay, later } = facts;
  if (callDay || later) return offerCall(facts);
  if (event?.when === 'before' && !topic) return 'Just let me know what suits you.';
  if (proposesTime(facts) && status !== 'Cold') return '';
  if (status === 'Hot') return offerCall(facts);
  // Nothing but the address is missing.
  if (topic?.need === 'send') return '';
  if (status === 'Warm') {
    return !topic && !last && sender.about && !isKnown(facts)
      ? choose('details', [
          'I’m happy to send you more details.',
          'If you’d like to know more, just reply and I’ll send you the details.',
        ])
      : mayCall(facts, choose);
  }
  return choose('no-rush', [
    'There’s no rush. Just reply whenever it suits you.',
    'A short reply is plenty, whenever it suits you.',
  ]);
}
