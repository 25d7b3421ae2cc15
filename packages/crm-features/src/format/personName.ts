import type { User } from '@cardinal/contract';

/** The parts of a user that can name them. */
export type NamedPerson = Pick<User, 'first_name' | 'last_name' | 'email'>;

/** A person's full name, or the email address if there is no name. */
export const personName = ({ first_name, last_name, email }: NamedPerson): string =>
  `${first_name} ${last_name}`.trim() || email;
