import { useConfirmed } from '@cardinal/crm-features';
import {
  Members,
  MembersSummary,
  memberTabs,
  type MemberTab,
} from '@cardinal/crm-features/members';
import { Button, PageHeader } from '@cardinal/ui';
import { UserPlus } from 'lucide-react';
import { lazy } from 'react';
import { paths } from '../../paths.ts';
import { useAddressParams } from '../../state/useAddressParams.ts';
import { useScreen } from '../../screen/useScreen.ts';

// Each loads when its part is opened.
const ApiKeys = lazy(async () => ({
  default: (await import('@cardinal/crm-features/api-keys')).ApiKeys,
}));

const Assistants = lazy(async () => ({
  default: (await import('@cardinal/crm-features/assistants')).Assistants,
}));

const HubSpot = lazy(async () => ({
  default: (await import('@cardinal/crm-features/crm')).HubSpot,
}));

const Webhooks = lazy(async () => ({
  default: (await import('@cardinal/crm-features/webhooks')).Webhooks,
}));

/** Name of the query parameter with the chosen part. */
const tabParam = 'tab';

const tabOf = (text: string | null): MemberTab =>
  memberTabs.find((tab) => tab === text) ?? 'people';

/** /members: people, requests to join, invitations, keys and the audit trail. */
export default function MembersRoute() {
  useScreen('Members & access');
  const [search, change] = useAddressParams();
  const confirmed = useConfirmed();
  const tab = tabOf(search.get(tabParam));
  const setTab = (tab: MemberTab) =>
    change((next) => {
      if (tab === 'people') next.delete(tabParam);
      else next.set(tabParam, tab);
      return next;
    });
  return (
    <>
      <PageHeader
        title="Members & access"
        description={<MembersSummary />}
        actions={
          tab !== 'invitations' && (
            <Button icon={UserPlus} onPress={() => setTab('invitations')}>
              Invite people
            </Button>
          )
        }
      />
      <Members
        tab={tab}
        onTabChange={setTab}
        confirmed={confirmed}
        crm={<HubSpot confirmed={confirmed} leadHref={(id) => `${paths.leads}/${id}`} />}
        webhooks={<Webhooks confirmed={confirmed} />}
        apiKeys={<ApiKeys isEveryone confirmed={confirmed} />}
        // By OAuth, which needs https.
        assistants={window.location.protocol === 'https:' && <Assistants isEveryone />}
      />
    </>
  );
}
