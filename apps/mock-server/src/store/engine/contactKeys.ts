import { textKey } from '@cardinal/contract/fold';

/** The texts of a communication that a search covers. */
export interface ContactTexts {
  title: string;
  description: string;
}

/** Key by which a communication is found. */
export const contactKey = ({ title, description }: ContactTexts): string =>
  textKey([title, description]);

/**
 * Name of the migration that introduced these keys. Contacts stored before it get theirs in the
 * same transaction, computed here, because SQL cannot fold text as `textKey` does.
 */
export const contactKeyMigration = 'communications';
