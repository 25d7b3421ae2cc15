import type { CardField } from '../types.ts';

/** From this confidence on a field needs no checking. */
export const sureFrom = 0.93;

/** Below this even the letters or the choice of the text are in doubt. */
const doubtful = 0.6;

const whatIsDoubtful: Record<CardField, string> = {
  first_name: 'Other texts on the card could be the name, too.',
  last_name: 'Other texts on the card could be the name, too.',
  email: 'Small letters such as l, i and 1 are easily mixed up.',
  phone: 'The number is not complete, or its country is not clear.',
  company: 'Other texts on the card could be the company, too.',
  position: 'Other texts on the card could be the position, too.',
};

/** Why a phone number should be checked whose country nothing on the card says for sure. */
export const guessedCountry = 'The card does not say which country this number is in.';
/** Why a phone number should be checked that no country's plan has. */
export const invalidNumber = 'The number does not look valid; a digit may be missing or misread.';
/** Why the name should be checked if the card, or the picture, shows several people. */
export const severalPeople = 'More than one person is named here; this may be the other one.';
/** Why every field should be checked if the picture shows cards of several companies. */
export const severalCards =
  'The picture seems to show more than one card; photograph them one at a time.';
/** The same if it is known where these cards are, so that each can be read by itself. */
export const cardAmongSeveral =
  'The picture shows more than one card; this may be from another one.';
/** Why there is no name: cards have two sides. */
export const noName =
  'No person is named here. If the card has another side, photograph that, too.';

/**
 * One sentence why a field should be checked; undefined where it is sure or empty.
 * @param choice how probable it is that the right text was taken, whatever its letters
 */
export function reasonFor(
  field: CardField,
  value: string,
  confidence: number,
  choice = confidence,
): string | undefined {
  if (!value || confidence >= sureFrom) return undefined;
  return choice < doubtful ? whatIsDoubtful[field] : 'Some letters were hard to read.';
}
