import { perField, profileFields } from '@cardinal/contract/labels';
import type { User } from '@cardinal/contract';
import type { UserRow } from '../../store/accounts/users.ts';

/** A stored user as calls return it. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  ...perField(profileFields, (field) => row[field]),
  email: row.email,
  role: row.role,
  company_id: row.company_id,
  company_name: row.company_name,
  pending_company_id: row.pending_company_id,
  is_activated: row.is_activated === 1,
  email_verified: row.email_verified_at !== null,
  signature: row.signature,
  time_zone: row.time_zone,
  language: row.language,
  digest: row.digest === 1,
});
