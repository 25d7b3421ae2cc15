import { useQuery } from '@tanstack/react-query';
import type { User } from '@cardinal/contract';
import { companiesQuery } from '../client/queries/companiesQuery.ts';
import { useApi, useSession } from '../client/CrmContext.ts';
import type { Lacking } from '../client/queries/readers.ts';

/** A user as a server that knows only the specification gives one. */
type GivenUser = Lacking<User, 'company_name' | 'email_verified'>;

/**
 * The signed-in user, or null. If the server doesn't name the company, the list of companies does;
 * only an address that is said to be unconfirmed is.
 */
export function useAccount(): User | null {
  const user: GivenUser | undefined = useSession()?.user;
  const isUnnamed = typeof user?.company_id === 'string' && user.company_name === undefined;
  const { data } = useQuery({ ...companiesQuery(useApi()), enabled: isUnnamed });
  if (!user) return null;
  const listed = data?.companies.find(({ company_id: id }) => id === user.company_id);
  return {
    ...user,
    company_name: user.company_name ?? listed?.name ?? null,
    email_verified: user.email_verified ?? true,
  };
}
