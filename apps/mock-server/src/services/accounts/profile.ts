import type { ChosenRole, Company, Profile, User } from '@cardinal/contract';
import { perField, profileFields } from '@cardinal/contract/labels';
import { findCompany } from '../../store/accounts/companies.ts';
import type { Write } from '../../store/schema.ts';
import {
  findUser,
  isUsernameTaken,
  lockUser,
  updateUser,
  type UserRow,
} from '../../store/accounts/users.ts';
import { toUser } from '../identity/toUser.ts';
import { once, type IdempotentCall } from '../shared/idempotency.ts';
import {
  acceptInvite,
  enter,
  foundCompany,
  joinCompany,
  recordFounding,
  recordOwnRole,
  refuseMember,
  type Membership,
} from '../company/membership.ts';
import type { Principal } from '../shared/principal.ts';
import { conflict, invalid, Failure, forbidden, unauthorized } from '../shared/failures.ts';
import type { ServerContext } from '../context.ts';
import { say } from '../shared/sentences/sentence.ts';

type Choice = Pick<Profile, 'role' | 'company_id' | 'company_name' | 'invite_token'>;

type Dependencies = Pick<ServerContext, 'db' | 'clock' | 'sessions' | 'announcer'>;

const usernameTaken = () =>
  conflict(
    'username_taken',
    say(({ account }) => account.usernameTaken),
  );

const roleIsTheirs = () => forbidden(say(({ account }) => account.roleIsTheirs));

function roleFor(user: UserRow, role: ChosenRole | undefined): ChosenRole {
  if (role) return role;
  if (user.role !== 'pending') return user.role;
  throw invalid([{ path: 'role', message: say(({ account }) => account.chooseRole) }]);
}

const changesUser = (input: Profile) =>
  input.signature !== undefined ||
  input.time_zone !== undefined ||
  input.language !== undefined ||
  input.digest !== undefined ||
  profileFields.some((field) => input[field]);

/** Names and the signature can change alone; any other field completes a profile that has no company yet. */
function requireCompletion(user: UserRow, input: Profile): void {
  const { role, company_id: companyId, is_activated: isActivated } = input;
  if (user.company_id || user.pending_company_id) return;
  // Founding a company or accepting an invitation determines the role.
  if (input.company_name || input.invite_token) return;
  const completes = role || companyId || (isActivated !== undefined && !changesUser(input));
  if (!completes) return;
  const message = say(({ account }) => account.roleAndCompany);
  const [first, ...others] = [
    ...(role ? [] : [{ path: 'role', message }]),
    ...(companyId ? [] : [{ path: 'company_id', message }]),
  ];
  if (first) throw invalid([first, ...others]);
}

/** The membership that a choice results in by the joining rules; undefined if nothing changes. */
export async function chooseMembership(
  tx: Write,
  user: UserRow,
  { role, company_id: companyId, company_name: name, invite_token: invite }: Choice,
  at: number,
): Promise<Membership | undefined> {
  if (invite) {
    refuseMember(user);
    return acceptInvite(tx, invite, at);
  }
  if (name) {
    refuseMember(user);
    return foundCompany(tx, { name, userId: user.id, at });
  }
  if (companyId && companyId !== user.company_id && companyId !== user.pending_company_id) {
    refuseMember(user);
    return joinCompany(tx, companyId, roleFor(user, role));
  }
  if (!role || role === user.role) return undefined;
  const company = user.company_id ? await findCompany(tx, user.company_id) : undefined;
  if (company && !company.open) throw roleIsTheirs();
  const { company_id, pending_company_id, is_activated } = user;
  return { role, company_id, pending_company_id, is_activated };
}

/** Creates the service with which users change their own profile. */
export function createProfile({ db, clock, sessions, announcer }: Dependencies) {
  /** Reads and locks the principal's user, after checking that the session has not ended meanwhile. */
  async function lockedUser(tx: Write, principal: Principal): Promise<UserRow> {
    await lockUser(tx, principal.userId);
    await sessions.requireActive(tx, principal);
    const user = await findUser(tx, principal.userId);
    if (!user) throw unauthorized();
    return user;
  }

  async function change(tx: Write, principal: Principal, input: Profile) {
    const at = clock();
    const user = await lockedUser(tx, principal);
    requireCompletion(user, input);
    const names = perField(profileFields, (field) => input[field]);
    if (names.username && (await isUsernameTaken(tx, names.username, user.id))) {
      throw usernameTaken();
    }
    if (changesUser(input)) {
      const { signature, time_zone, language, digest } = input;
      const settings = {
        signature,
        time_zone,
        language,
        ...(digest !== undefined && { digest: digest ? (1 as const) : (0 as const) }),
      };
      await updateUser(tx, user.id, { ...names, ...settings }, at);
    }
    const membership = await chooseMembership(tx, user, input, at);
    const entry = { dialect: db.dialect, at, origin: principal.clientId };
    const changes = membership ? await enter(tx, user, membership, entry) : [];
    if (membership) await recordOwnRole(tx, user, membership.role, at);
    const changed = (await findUser(tx, user.id)) ?? user;
    if (input.company_name) await recordFounding(tx, changed, at);
    return { user: toUser(changed), hasMoved: membership !== undefined, changes };
  }

  return {
    /**
     * Changes names, or completes the profile, which needs a role and a company.
     * @throws `forbidden` for another role in a company, or `reauthenticate` in an open one;
     * `username_taken`; `company_taken`; `already_member`; `invalid`.
     */
    async update(principal: Principal, input: Profile): Promise<User> {
      const { role, company_id: id, company_name: name, invite_token: invite } = input;
      // Only then do private records move.
      const joins = principal.companyId === null && Boolean(id ?? name ?? invite);
      if (role && principal.companyId && role !== principal.role) {
        await sessions.requireRecentSignIn(principal);
      }
      try {
        const work = (tx: Write) => change(tx, principal, input);
        const { user, hasMoved, changes } = await (joins ? db.writeLong(work) : db.write(work));
        if (hasMoved) sessions.changed(principal.userId);
        announcer.announce(changes);
        return user;
      } catch (error) {
        // The name may have been taken between the check and the write.
        const { username } = input;
        if (error instanceof Failure || !username) throw error;
        throw (await isUsernameTaken(db.read, username, principal.userId))
          ? usernameTaken()
          : error;
      }
    },

    /** Founds a company for a user without one. @throws `already_member`, `company_taken`. */
    async found(principal: Principal, name: string, call?: IdempotentCall): Promise<Company> {
      const { userId } = principal;
      const now = clock();
      const { answer, isRepeat } = await db.writeLong((tx) =>
        once(tx, { call, userId, now }, async () => {
          const user = await lockedUser(tx, principal);
          refuseMember(user);
          const membership = await foundCompany(tx, { name, userId, at: now });
          // Nobody else would read the message about the records that move too.
          await enter(tx, user, membership, { dialect: db.dialect, at: now, origin: null });
          const { company_id } = membership;
          await recordFounding(tx, { ...user, company_id, company_name: name }, now);
          return { company_id, name };
        }),
      );
      if (!isRepeat) sessions.changed(userId);
      return answer;
    },
  };
}
