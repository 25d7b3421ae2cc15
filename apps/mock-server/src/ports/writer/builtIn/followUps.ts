import { type Compose, sentences } from './compose.ts';
import type { Facts } from './facts.ts';
import { lowerFirst, upperFirst } from './words.ts';

/** After three days: a reminder with one question that can be answered with a word. */
export const composeThreeDays: Compose = (facts, choose) => {
  const { topic, company, atCompany, contact, event, status } = facts;
  const { name } = facts.address;
  const reminder = contact
    ? choose('reminder', [
        `Just a short note after ${contact}.`,
        `${upperFirst(contact)} may have come at a busy moment, so here is a short reminder.`,
      ])
    : event && event.when !== 'before'
      ? `Just a short note from me after ${event.name}.`
      : choose('reminder', ['Just a short note from me.', 'A quick question from me today.']);
  const question =
    status === 'Closed'
      ? `Is there anything still open${atCompany} that I can help with?`
      : topic
        ? `Would you still like to ${topic.wish}?`
        : `Is there anything${atCompany} that I can help you with at the moment?`;
  return {
    subject: choose(
      'subject',
      topic?.thing
        ? [
            `${topic.thing}: still of interest${company && ` to ${company}`}?`,
            `A quick question${company && ` for ${company}`}: ${lowerFirst(topic.thing)}`,
          ]
        : company
          ? [`A quick question about ${company}`]
          : [name ? `A quick question, ${name}` : 'A quick question', 'One short question'],
    ),
    paragraphs: [sentences(reminder, question), choose('answer', quickAnswers[status])],
    closing: 'Kind regards',
  };
};

const quickAnswers = {
  Hot: [
    'If so, I can call you today or tomorrow. Just tell me when.',
    'A yes is enough, and I’ll call you at a time of your choice.',
  ],
  Warm: [
    'A yes or a no is enough, and I’ll take care of the rest.',
    'One word is enough; I’ll take it from there.',
  ],
  Cold: [
    'A one-word answer is enough, and a no is fine too.',
    'A short no is as welcome as a yes.',
  ],
  Closed: ['If not, there is no need to answer.'],
} as const satisfies Record<Facts['status'], readonly [string, ...string[]]>;

/** After a week: three numbered ways to continue, to choose from. */
export const composeOneWeek: Compose = (facts, choose) => {
  const { topic, company, atCompany, contact, status } = facts;
  const about = topic?.thing ? `, on ${lowerFirst(topic.thing)} or anything else` : '';
  const back = contact ? `I’d like to come back to ${contact}` : 'I’d like to come back to you';
  const isClosed = status === 'Closed';
  const ways = isClosed
    ? [
        `A question. If something is unclear or missing, tell me and I’ll look into it.`,
        `Feedback. If something should have gone better, I’d like to know.`,
        `Nothing. If all is well${atCompany}, you need not answer.`,
      ]
    : [
        'A call of 15 minutes. Send me a day, a time and a number, and I’ll ring you.',
        `An answer in writing. Send me your questions${about}, and I’ll reply by email.`,
        `Somebody else. If a colleague${company ? ` of yours${atCompany}` : ''} looks after this, please point me to them.`,
      ];
  return {
    subject: choose('subject', weekSubjects(facts)),
    paragraphs: [
      sentences(
        isClosed
          ? `${back} and leave the next word to you.`
          : `${back} and make the next step easy.`,
        topic && !isClosed ? `I still have it on my list that ${topic.clause}.` : '',
        choose('which', ['Which of these suits you best?', 'Please pick what suits you best:']),
      ),
      ways.map((way, index) => `${index + 1}. ${way}`).join('\n'),
      sentences(
        isClosed
          ? ''
          : choose('number', ['The number alone is answer enough.', 'Just reply with 1, 2 or 3.']),
        weekEndings[status],
      ),
    ],
    closing: 'Kind regards',
  };
};

function weekSubjects({ topic, company, status }: Facts): [string, ...string[]] {
  if (status === 'Closed') return [company ? `Is all well at ${company}?` : 'Is all well?'];
  if (topic?.thing) return [`${topic.thing}: the next step`, `${topic.thing}: three ways forward`];
  if (company) return [`The next step for ${company}`, `${company}: three ways forward`];
  return ['Three ways forward', 'The next step: call, email or a colleague?'];
}

const weekEndings = {
  Hot: 'If it is the call, I can make time for it this week.',
  Warm: '',
  Cold: 'And if the time is not right, tell me when I may ask again.',
  Closed: '',
} as const satisfies Record<Facts['status'], string>;

/** After a month: a polite question whether to continue, which invites a no. */
export const composeOneMonth: Compose = (facts, choose) => {
  const { topic, atCompany, contact, status } = facts;
  const restraint = contact
    ? `I don’t want to fill your inbox after ${contact}, so I have only one question.`
    : choose('restraint', [
        'Priorities change, and I don’t want to fill your inbox, so I have only one question.',
        'You will have enough to read, so I’ll keep this to one question.',
      ]);
  if (status === 'Closed') {
    return {
      subject: choose('subject', ['Just saying hello', 'Staying in touch']),
      paragraphs: [
        `I have nothing to sell today. I’d simply like to stay in touch and hear how things are going${atCompany}.`,
        'If there is something I can do for you, a short answer is enough. If not, I wish you a good month.',
      ],
      closing: 'All the best',
    };
  }
  return {
    subject: choose('subject', monthSubjects(facts)),
    paragraphs: [
      sentences(
        restraint,
        topic
          ? `According to my notes ${topic.clause}. Is that still so, or does something else come first${atCompany} now?`
          : `Should we talk in the coming weeks, or do other things come first${atCompany} now?`,
      ),
      choose('answer', monthAnswers[status]),
    ],
    closing: 'All the best',
  };
};

function monthSubjects({ topic, company, address: { name } }: Facts): [string, ...string[]] {
  const others: [string, ...string[]] = ['Now, later or not at all?', 'Shall I stay in touch?'];
  if (topic?.thing) return [`${topic.thing}: now, later or no longer?`, ...others];
  if (company) return [`Still a good time for ${company}?`, ...others];
  return name ? [`Shall I stay in touch, ${name}?`, ...others] : others;
}

const monthAnswers = {
  Hot: [
    'Answer with “now” and I’ll send you two times for a call. Answer with “later” and tell me when, and I’ll wait until then. Answer with “no” and I’ll close the matter here, without hard feelings.',
    'If it is now, I’ll suggest two times for a call. If it is later, tell me when and I’ll wait until then. And if it is not at all, I’ll close the matter here, without hard feelings.',
  ],
  Warm: [
    'One word will do: with “now” I’ll suggest a time to talk, with “later” I’ll wait until you tell me, and with “no” I’ll close the matter here, without hard feelings.',
    'A short answer will do. If you would like to talk, I’ll suggest a time; if you need longer, tell me when to ask again; and if it is a no, I’ll close the matter here.',
  ],
  Cold: [
    'If the answer is no, or if you don’t answer at all, I’ll leave it there and you won’t have to do anything. If it is yes, one line is enough and I’ll suggest a time to talk.',
    'If I don’t hear from you, I’ll take it as a no and leave it there. If you would like to talk, one line is enough and I’ll suggest a time.',
  ],
} as const satisfies Record<string, readonly [string, ...string[]]>;
