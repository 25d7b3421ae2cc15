import type { Facts } from '../facts/facts.ts';
import type { Choose } from '../compose.ts';

/** What a lead wants, as far as every language can say it. */
export type Wish = 'price' | 'show' | 'trial' | 'send' | 'samples';

/** The facts of a letter in another language than English. */
export interface OtherFacts extends Pick<
  Facts,
  'kind' | 'status' | 'company' | 'event' | 'metBy' | 'origin' | 'hasQuantity' | 'hasDeadline'
> {
  wish: Wish | undefined;
  /** What the wish is for, as its language says it beside the wish: " für 20 Laptops"; '' if unknown. */
  ofWish: string;
  /** What the lead chose at the stand, quoted and listed; '' if nothing, or if there is a wish. */
  interests: string;
  hasPhone: boolean;
  avoidsCalls: boolean;
  thread: string;
  /** First name of the colleague who met or contacted the lead; '' if unknown. */
  colleague: string;
  /** The newest contact; `at` in milliseconds, `time` as people say it. */
  last: (Pick<NonNullable<Facts['last']>, 'type' | 'isOwn' | 'days'> & { time: Time }) | undefined;
  /** When the event was. */
  eventTime: Time;
  /** Whether there is time this week, or else next week. */
  isThisWeek: boolean;
  sender: { name: string; firstName: string; company: string; isFormal: boolean };
  /** What the sender's company does, as a sentence in the language of the letter; '' without one. */
  about: string;
}

/** How long ago something was; a date is milliseconds. */
export type Time = 'now' | 'this week' | 'last week' | number;

/** How one language says what letters consist of; the order is the same in each. */
export interface LetterWords {
  greeting: (name: string) => string;
  signOff: (facts: OtherFacts) => string;
  subject: (facts: OtherFacts) => string;
  /** Why somebody who knows the sender, or does not, is written to. */
  opening: (facts: OtherFacts, choose: Choose) => string;
  /** The beginning of a letter that continues earlier contact. */
  following: (facts: OtherFacts, choose: Choose) => string;
  /** A meeting invitation that was not answered. */
  meeting: (facts: OtherFacts) => string;
  /** What the lead wanted, and what is missing for it; or a question without a wish. */
  request: (facts: OtherFacts, choose: Choose) => string;
  /** Whether the wish still matters. */
  stillWanted: (facts: OtherFacts) => string;
  nextStep: (facts: OtherFacts) => string;
  /** An easy answer after a month. */
  timing: (facts: OtherFacts) => string;
  /** A letter after a deal or a no. */
  closed: (facts: OtherFacts) => string;
}
