import { useConfirmed, useTexts } from '@cardinal/crm-features';
import {
  Members,
  MembersSummary,
  memberTabs,
  type MemberTab,
} from '@cardinal/crm-features/members';
import { Button, PageHeader } from '@cardinal/ui';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { generatePath, matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useAddressParams } from '../../state/useAddressParams.ts';
import { ScreenLoading } from '../../screen/ScreenLoading.tsx';
import { useScreen } from '../../screen/useScreen.ts';
import { screenPath } from '../../state/screenPath.ts';
import { screenMessages } from '../../texts/screens.ts';

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

const TryKeyScreen = lazy(() => import('./TryKeyScreen.tsx'));

const Webhooks = lazy(async () => ({
  default: (await import('@cardinal/crm-features/webhooks')).Webhooks,
}));

/** Name of the query parameter with the chosen part. */
const tabParam = 'tab';

const tryKeyHref = (id: string) => generatePath(paths.tryKey, { id });

const tabOf = (text: string | null): MemberTab =>
  memberTabs.find((tab) => tab === text) ?? 'people';

function MembersScreen() {
  const { members: texts } = useTexts(screenMessages);
  useScreen(texts.title);
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
        title={texts.title}
        description={<MembersSummary />}
        actions={
          tab !== 'invitations' && (
            <Button icon={UserPlus} onPress={() => setTab('invitations')}>
              {texts.invite}
            </Button>
          )
        }
      />
      <Members
        tab={tab}
        onTabChange={setTab}
        confirmed={confirmed}
        tryKeyHref={tryKeyHref}
        crm={<HubSpot confirmed={confirmed} leadHref={(id) => `${paths.leads}/${id}`} />}
        webhooks={<Webhooks confirmed={confirmed} />}
        apiKeys={<ApiKeys isEveryone confirmed={confirmed} />}
        // By OAuth, which needs https.
        assistants={window.location.protocol === 'https:' && <Assistants isEveryone />}
      />
    </>
  );
}

/**
 * /members: people, requests to join, invitations, keys and the audit trail; /members/keys/:id: a
 * partner's key at work.
 */
export default function MembersRoute() {
  const keyId = matchPath(paths.tryKey, screenPath(useLocation()))?.params.id;
  if (keyId === undefined) return <MembersScreen />;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <TryKeyScreen id={keyId} />
    </Suspense>
  );
}
