import { sentences, type Choose, type Compose } from './compose.ts';

/** Emails after a deal or a no: they sell nothing and ask for nothing. */
export const composeClosed: Compose = (facts, choose) => {
  const { atCompany, company } = facts;
  switch (facts.kind) {
    case 'follow_up_1_week':
      return {
        subject: company ? `How are things at ${company}?` : 'How are things going?',
        paragraphs: [
          sentences(
            `I wanted to ask how things are going${atCompany}.`,
            'If you have a question or some feedback for us, I’d be glad to hear it.',
          ),
        ],
      };
    case 'follow_up_1_month':
      return {
        subject: choose('subject', ['Just saying hello', 'Staying in touch']),
        paragraphs: [
          sentences(
            `I hope all is well${atCompany}. I just wanted to say hello.`,
            helpLater(choose),
          ),
        ],
      };
    case 'follow_up_3_day':
      return {
        subject: 'Do you have everything you need?',
        paragraphs: [
          'I wanted to check that you have everything you need from us. If anything is missing, just reply and I’ll take care of it.',
        ],
      };
    default:
      return {
        subject: choose('subject', ['Staying in touch', 'Here if you need us']),
        paragraphs: [
          sentences(
            `I’d like to stay in touch and hear how things are going${atCompany}.`,
            helpLater(choose),
          ),
        ],
      };
  }
};

const helpLater = (choose: Choose) =>
  choose('help', [
    'If I can help with anything, just reply to this email.',
    'If something comes up that we can help with, just reply. Your email comes straight to me.',
  ]);
