import type { Registrant, Registration } from '@cardinal/contract';
import { perField, profileFields } from '@cardinal/contract/labels';
import { newId } from '../../store/ids.ts';
import type { Write } from '../../store/schema.ts';
import { findUser, insertUser, isEmailTaken, type UserRow } from '../../store/accounts/users.ts';
import { toUser } from '../identity/toUser.ts';
import type { AccountMails } from '../mail/toUsers/accountMails.ts';
import type { Caller } from '../shared/principal.ts';
import {
  acceptInvite,
  alone,
  foundCompany,
  joinCompany,
  recordFounding,
} from '../company/membership.ts';
import { passwordFault } from '../identity/passwordRules.ts';
import { hashPassword } from '../identity/passwords.ts';
import { conflict, invalid } from '../shared/failures.ts';
import type { ServerContext } from '../context.ts';
import { say } from '../shared/sentences/sentence.ts';

interface Dependencies extends Pick<
  ServerContext,
  'db' | 'clock' | 'sessions' | 'quotas' | 'outbox'
> {
  mails: AccountMails;
}

/**
 * Creates the function that registers: it creates an account by the joining rules, signs in and
 * sends the welcome email.
 */
export function createRegistration(dependencies: Dependencies) {
  const { db, clock, sessions, quotas, outbox, mails } = dependencies;

  async function create(tx: Write, input: Registrant, passwordHash: string): Promise<UserRow> {
    const id = newId();
    const { role } = input;
    const membership = input.invite_token
      ? await acceptInvite(tx, input.invite_token, clock())
      : input.company_name
        ? await foundCompany(tx, { name: input.company_name, userId: id, at: clock() })
        : input.company_id
          ? await joinCompany(tx, input.company_id, role)
          : alone(role);
    const isNew = await insertUser(tx, {
      ...perField(profileFields, (field) => input[field]),
      ...membership,
      id,
      email: input.email,
      password_hash: passwordHash,
      private_workspace_id: newId(),
      email_verified_at: null,
      created_at: clock(),
    });
    const stored = isNew && (await findUser(tx, id));
    if (stored) {
      if (input.company_name) await recordFounding(tx, stored, clock());
      return stored;
    }
    throw (await isEmailTaken(tx, input.email))
      ? conflict(
          'email_taken',
          say(({ account }) => account.emailTaken),
        )
      : conflict(
          'username_taken',
          say(({ account }) => account.usernameTaken),
        );
  }

  /** @throws `email_taken`, `username_taken`, `company_taken`, `invalid`, `too_many_requests`. */
  return async function register(input: Registrant, caller: Caller): Promise<Registration> {
    await quotas.registrationsFromAddress.use(caller.address);
    const fault = await passwordFault(input.password, input);
    if (fault) throw invalid([fault]);
    const passwordHash = await hashPassword(input.password);
    const { user, token, stored } = await db.write(async (tx) => {
      const user = await create(tx, input, passwordHash);
      return {
        user: toUser(user),
        token: await sessions.open(tx, user.id, caller),
        stored: await mails.storeWelcome(tx, user),
      };
    });
    const outcome = await outbox.trySending(stored);
    return { access_token: token, user, email_sent: !outcome?.error };
  };
}
