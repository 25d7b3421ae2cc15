import {
  inviteSchema,
  resetLinkSchema,
  sessionSchema,
  type Registration,
} from '@cardinal/contract';
import { makeHandedLink } from '../../src/services/identity/handedLink.ts';
import type { Database } from '../../src/store/engine/database.ts';
import { findUserByEmail } from '../../src/store/accounts/users.ts';
import { newName } from './membershipCalls.ts';
import type { TestOpenIdProvider } from './openIdProvider.ts';
import { newPerson, type TestServer } from './server.ts';

/** Passwords before and after. */
export const passwords = { old: 'the-password-before', new: 'the-password-after' };

/**
 * The credentials that may open an account with an address: existing ones, and those of the
 * address's owner.
 */
export interface Account {
  email: string;
  /** Token of the session that was open before. */
  token: string;
  /** The provider's subject of the address's owner. */
  ownSub: string;
  /** A subject that someone else linked to the account. */
  foreignSub: string;
}

interface AccessOptions {
  db: Database;
  server: TestServer;
  provider: TestOpenIdProvider;
  /** An administrator of a company. */
  boss: Registration;
}

let accounts = 0;

/** Actions and checks of the tests about access to accounts. */
export function accountAccess({ db, server, provider, boss }: AccessOptions) {
  const call = (method: string, path: string, json: unknown, token?: string) =>
    server.request(path, { method, json, ...(token && { token }) });
  const post = (path: string, json: unknown, token?: string) => call('POST', path, json, token);

  const idOf = async ({ email }: Account) => (await findUserByEmail(db.read, email))?.id ?? 'none';

  const signIn = (email: string, password: string) => post('/api/auth/login', { email, password });

  const identity = (sub: string, email: string, isVerified: boolean) => ({
    sub,
    email,
    email_verified: isVerified,
    given_name: 'Olivia',
    family_name: 'Owner',
  });

  async function withIdToken(sub: string, email: string, isVerified: boolean) {
    const token = await provider.idToken({ ...identity(sub, email, isVerified) });
    return post('/api/auth/google', { id_token: token });
  }

  async function withCode(sub: string, email: string, isVerified: boolean) {
    const code = await provider.code(identity(sub, email, isVerified));
    const { redirectUri: redirect_uri } = provider;
    return post('/api/auth/google/callback', { code, redirect_uri, state: 'a-random-value' });
  }

  /** Token of the latest link to a page that was emailed to an address. */
  async function mailed({ email }: Account, page: string): Promise<string> {
    const mails = await db.read
      .selectFrom('emails')
      .select('text')
      .where('to_address', '=', email)
      .orderBy('id', 'desc')
      .execute();
    const link = new RegExp(`/auth/${page}\\?token=(\\S+)`);
    return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0] ?? 'none';
  }

  const resetBy = (token: string) =>
    post('/api/auth/password/reset', { token, password: passwords.new });
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? 'none';

  async function handedLink(account: Account): Promise<string> {
    const userId = await idOf(account);
    if (userId === 'none') return 'none';
    const at = { publicUrl: 'http://crm.example.com', now: Date.now() };
    return tokenOf((await db.write((tx) => makeHandedLink(tx, userId, at))).link);
  }

  return {
    post,
    mailed,
    idOf,
    withIdToken,
    resetBy,
    handedLink,

    /** An unused address and its subjects. */
    newAccount(): Account {
      accounts += 1;
      const { email } = newPerson();
      return { email, token: 'none', ownSub: `own-${accounts}`, foreignSub: `foreign-${accounts}` };
    },

    /** Registers an account whose address is not confirmed. */
    async registered(account: Account, input: Parameters<TestServer['register']>[0] = {}) {
      const { email } = account;
      const made = await server.register({ email, password: passwords.old, ...input });
      return { ...account, token: made.access_token };
    },

    /** An invitation into the administrator's company. */
    async invitation(): Promise<string> {
      const answer = await post('/api/companies/invites', { role: 'agent' }, boss.access_token);
      return new URL(inviteSchema.parse(await answer.json()).link).searchParams.get('invite') ?? '';
    },

    approve: async (account: Account) =>
      post(`/api/members/${await idOf(account)}/approve`, { role: 'agent' }, boss.access_token),

    /** Every way into an account, or to another state of it. */
    ways: {
      'registering once more': ({ email }: Account) =>
        post('/api/auth/register', newPerson({ email, password: passwords.new })),
      'the old password': ({ email }: Account) => signIn(email, passwords.old),
      'Google, confirmed': ({ ownSub, email }: Account) => withIdToken(ownSub, email, true),
      'Google, not confirmed': ({ ownSub, email }: Account) => withIdToken(ownSub, email, false),
      'a foreign identity': ({ foreignSub, email }: Account) =>
        withIdToken(foreignSub, email, false),
      'Google’s code, confirmed': ({ ownSub, email }: Account) => withCode(ownSub, email, true),
      'Google’s code, not confirmed': ({ foreignSub, email }: Account) =>
        withCode(foreignSub, email, false),
      async 'a mailed reset link'(account: Account) {
        await post('/api/auth/password/forgot', { email: account.email });
        return resetBy(await mailed(account, 'reset'));
      },
      'the operator’s link': async (account: Account) => resetBy(await handedLink(account)),
      async 'the administrator’s link'(account: Account) {
        const path = `/api/members/${await idOf(account)}/reset-link`;
        const answer = await post(path, {}, boss.access_token);
        if (answer.status !== 201) return answer;
        return resetBy(tokenOf(resetLinkSchema.parse(await answer.json()).link));
      },
      'the link that confirms': async (account: Account) =>
        post('/api/auth/verify', { token: await mailed(account, 'verify') }),
      'the link that removes': async (account: Account) =>
        post('/api/auth/disown', { token: await mailed(account, 'disown') }),
      async 'an invitation'({ token }: Account) {
        const answer = await post('/api/companies/invites', { role: 'agent' }, boss.access_token);
        const { link } = inviteSchema.parse(await answer.json());
        const json = { invite_token: new URL(link).searchParams.get('invite') };
        return call('PUT', '/api/auth/profile', json, token);
      },
      approval: async (account: Account) =>
        post(`/api/members/${await idOf(account)}/approve`, { role: 'agent' }, boss.access_token),
      'the old password, once more': ({ token }: Account) =>
        post('/api/auth/reauthenticate', { password: passwords.old }, token),
    },

    /**
     * The current state of an account, one letter per fact: `o` the old password opens it, `n` the
     * new one, `s` the old session is active, `g` the owner's identity opens it, `f` another
     * identity does, `v` its address counts as confirmed, `c` it belongs to a company or is waiting
     * for one; `x` alone: there is no such account.
     */
    async look(account: Account): Promise<string> {
      const { email, token, ownSub, foreignSub } = account;
      const user = await findUserByEmail(db.read, email);
      if (!user) return 'x';
      const opens = async (answer: Promise<Response>) => {
        const { ok, json } = await answer.then(async (it) => ({
          ok: it.ok,
          json: await it.json(),
        }));
        return ok && sessionSchema.parse(json).user.id === user.id;
      };
      // One after the other, because the last one may change the result of the others.
      const o = await opens(signIn(email, passwords.old));
      const holds = {
        o,
        // An account has one password.
        n: !o && (await opens(signIn(email, passwords.new))),
        s: (await server.request('/api/auth/me', { token })).ok,
        g: user.google_sub === ownSub && (await opens(withIdToken(ownSub, email, true))),
        // At the provider, it now has its own confirmed address.
        f: await opens(withIdToken(foreignSub, `${foreignSub}@example.net`, true)),
        v: user.email_verified_at !== null,
        c: (user.company_id ?? user.pending_company_id) !== null,
      };
      return Object.entries(holds).reduce((all, [letter, is]) => (is ? all + letter : all), '');
    },
  };
}

/** A company to found, with a free name. */
export const founding = () => ({ company_name: newName() });
