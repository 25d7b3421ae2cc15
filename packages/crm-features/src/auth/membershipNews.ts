import type { TextsOf } from '@cardinal/contract/messages';
import type { User } from '@cardinal/contract';
import type { RoleTexts } from '../language/roleTexts.ts';
import { isWaiting } from './membership.ts';
import { type membershipMessages } from './membershipTexts.ts';

/** A message to the user about a change that someone else made; null if there is none. */
export function membershipNews(
  before: User,
  now: User,
  texts: TextsOf<typeof membershipMessages>,
  roles: RoleTexts,
) {
  if (now.company_id !== null && now.company_id !== before.company_id) {
    return {
      title: texts.approved({ company: now.company_name ?? '' }),
      description: texts.approvedHint,
    };
  }
  if (now.company_id === null && before.company_id !== null) {
    return { title: texts.left, description: texts.privateHint };
  }
  if (isWaiting(before) && !isWaiting(now)) {
    return { title: texts.declined, description: texts.privateHint };
  }
  return now.role === before.role ? null : { title: texts.role({ role: roles[now.role] }) };
}
