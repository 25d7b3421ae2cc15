import { caseless } from '@cardinal/contract/fold';
import { lengths } from '@cardinal/contract';
import type { FieldFault } from '../shared/failures.ts';
import { say } from '../shared/sentences/sentence.ts';

/** The list is ordered by frequency; this many cover the common passwords. */
const considered = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded on first use: it takes 20 MB, and most server runs register no one. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords = dictionary['passwords-common'].slice(0, considered);
  return new Set(passwords.filter((password) => password.length >= lengths.passwordMin));
}

/** Why a password is not acceptable, apart from its length; undefined if it is. */
export async function passwordFault(
  password: string,
  user: { email: string; username: string },
): Promise<FieldFault | undefined> {
  const folded = caseless(password);
  const own = [user.email, user.email.split('@', 1)[0] ?? '', user.username];
  if (own.some((text) => caseless(text) === folded)) {
    return { path: 'password', message: say(({ account }) => account.ownName) };
  }
  common ??= loadCommon();
  if ((await common).has(folded)) {
    return {
      path: 'password',
      message: say(({ account }) => account.common),
    };
  }
  return undefined;
}
