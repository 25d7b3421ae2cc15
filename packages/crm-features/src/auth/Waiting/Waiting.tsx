import { useQuery } from '@tanstack/react-query';
import type { User } from '@cardinal/contract';
import { useApi, useSession } from '../../client/CrmContext.ts';
import { statsQuery } from '../../client/queries/statsQuery.ts';
import { companiesQuery } from '../../client/queries/companiesQuery.ts';
import { waitingMessages } from '../flowTexts.ts';
import { isWaiting } from '../membership.ts';
import { useLogout } from '../useLogout.ts';
import { useUserUpdates } from '../useUserUpdates.ts';
import { WaitingView, type WaitingState, type WaitingViewProps } from './WaitingView.tsx';
import { useTexts } from '../../language/index.ts';

export type WaitingProps = Pick<WaitingViewProps, 'onContinue' | 'changeHref'>;

/**
 * The name of the company whose approval the user is waiting for; it may be hidden from the public
 * list.
 */
function useCompanyName(user: User): string {
  const waitingTexts = useTexts(waitingMessages);
  const { data } = useQuery({
    ...companiesQuery(useApi()),
    enabled: isWaiting(user),
  });
  const company = data?.companies.find(({ company_id: id }) => id === user.pending_company_id);
  return company?.name ?? waitingTexts.someCompany;
}

function usePrivateLeads(user: User): number | undefined {
  return useQuery({ ...statsQuery(useApi()), enabled: isWaiting(user) }).data?.total_leads;
}

function SignedIn({ user, ...props }: WaitingProps & { user: User }) {
  const waitingTexts = useTexts(waitingMessages);
  const company = useCompanyName(user);
  const privateLeads = usePrivateLeads(user);
  const logout = useLogout();
  useUserUpdates({ readsAtOnce: true });

  function stateOf(): WaitingState {
    if (isWaiting(user)) return { kind: 'waiting', company, privateLeads };
    const { company_id: id, company_name: name, role } = user;
    if (id === null) return { kind: 'declined' };
    return { kind: 'approved', company: name ?? waitingTexts.someCompany, role };
  }

  return <WaitingView {...props} state={stateOf()} onLogout={() => logout.mutate()} />;
}

/** Shows who has to approve the signed-in user, and the decision as soon as it is made. */
export function Waiting(props: WaitingProps) {
  const user = useSession()?.user;
  return user ? <SignedIn {...props} user={user} /> : null;
}
