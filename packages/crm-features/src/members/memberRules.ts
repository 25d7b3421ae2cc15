import type { Member, User } from '@cardinal/contract';
import { roles, type ChosenRole } from '@cardinal/contract/labels';
import { personName } from '../format/index.ts';
import type { RoleTexts } from '../language/roleTexts.ts';

/** The roles that a manager or administrator may assign. */
export function rolesFor(
  me: Pick<User, 'role'>,
  roleTexts: RoleTexts,
): { id: ChosenRole; label: string }[] {
  const given = me.role === 'admin' ? roles : roles.filter((role) => role !== 'admin');
  return given.map((id) => ({ id, label: roleTexts[id] }));
}

/**
 * Whether the user may change or remove the member. Managers may not change administrators, and
 * nobody may change themselves.
 */
export const mayChange = (me: Pick<User, 'id' | 'role'>, member: Pick<Member, 'id' | 'role'>) =>
  member.id !== me.id && (me.role === 'admin' || member.role !== 'admin');

/** Members whose name or address contains the words. */
export function findMembers(members: readonly Member[], words: string, locale: string): Member[] {
  const sought = words.trim().toLocaleLowerCase(locale);
  return members.filter((member) =>
    `${personName(member)} ${member.email}`.toLocaleLowerCase(locale).includes(sought),
  );
}
