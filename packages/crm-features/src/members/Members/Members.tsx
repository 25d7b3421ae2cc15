import { useQuery } from '@tanstack/react-query';
import { Spinner, Stack, Tabs } from '@cardinal/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useApi, useSession } from '../../client/CrmContext.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { membersQuery } from '../memberQueries.ts';
import { panel } from '../members.css.ts';
import { People } from '../People/index.ts';
import { memberMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

// Each part loads when it is first shown; people are shown at once.
const WaitingPeople = lazy(async () => ({
  default: (await import('../Waiting/index.ts')).WaitingPeople,
}));
const Invitations = lazy(async () => ({
  default: (await import('../Invitations/index.ts')).Invitations,
}));
const EmailVoice = lazy(async () => ({
  default: (await import('../EmailVoice/index.ts')).EmailVoice,
}));
const CardSetting = lazy(async () => ({
  default: (await import('../CardSetting/index.ts')).CardSetting,
}));
const Partners = lazy(async () => ({
  default: (await import('../Partners/index.ts')).Partners,
}));
const AuditTrail = lazy(async () => ({
  default: (await import('../AuditTrail/index.ts')).AuditTrail,
}));

/** The parts of Members & access. */
export const memberTabs = [
  'people',
  'waiting',
  'invitations',
  'emails',
  'cards',
  'partners',
  'webhooks',
  'crm',
  'keys',
  'audit',
] as const;
/** A part of Members & access. */
export type MemberTab = (typeof memberTabs)[number];

export interface MembersProps {
  /** The chosen part, as in the URL. */
  tab: MemberTab;
  /** Called with the next part, to be put into the URL. */
  onTabChange: (tab: MemberTab) => void;
  /** The webhooks of the company, which are another feature. */
  webhooks?: ReactNode;
  /** The connection to another CRM, which is another feature; administrators see it. */
  crm?: ReactNode;
  /** The API keys of everyone, which are another feature; administrators see them. */
  apiKeys?: ReactNode;
  /** The assistants of everyone, which are another feature; they are shown below the keys. */
  assistants?: ReactNode;
  /**
   * Repeats a call once the user has confirmed who they are, if the server asks for it.
   * @default the call alone
   */
  confirmed?: Confirmed;
  /** Address of the page on which a partner's key is tried; without it, there is no way there. */
  tryKeyHref?: (id: string) => string;
  /** Saves an exported file. @default a download of the browser */
  onSave?: (blob: Blob, name: string) => void;
}

/** The line below the title: the company, and how many people belong to it. */
export function MembersSummary() {
  const memberTexts = useTexts(memberMessages);
  const company = useSession()?.user.company_name ?? '';
  const { data } = useQuery(membersQuery(useApi()));
  if (!data) return <>{company}</>;
  const count = data.filter(({ state }) => state === 'active').length;
  return (
    <>
      {company === ''
        ? memberTexts.summaryAlone({ count })
        : memberTexts.summary({ company, count })}
    </>
  );
}

/** People, requests to join, invitations, emails, cards, keys, webhooks and the audit trail of the signed-in manager's company. */
export function Members({
  tab,
  onTabChange,
  webhooks,
  crm,
  apiKeys,
  assistants,
  confirmed,
  tryKeyHref,
  onSave,
}: MembersProps) {
  const memberTexts = useTexts(memberMessages);
  const isAdmin = useSession()?.user.role === 'admin';
  const { data } = useQuery(membersQuery(useApi()));
  const countOf = (state: 'active' | 'waiting') =>
    data?.filter((member) => member.state === state).length;
  const items = [
    { id: 'people', label: memberTexts.tabs.people, count: countOf('active') },
    { id: 'waiting', label: memberTexts.tabs.waiting, count: countOf('waiting') },
    { id: 'invitations', label: memberTexts.tabs.invitations },
    { id: 'emails', label: memberTexts.tabs.emails },
    { id: 'cards', label: memberTexts.tabs.cards },
    { id: 'partners', label: memberTexts.tabs.partners },
    { id: 'webhooks', label: memberTexts.tabs.webhooks },
    ...(isAdmin
      ? [
          { id: 'crm', label: memberTexts.tabs.crm } as const,
          { id: 'keys', label: memberTexts.tabs.keys } as const,
          { id: 'audit', label: memberTexts.tabs.audit } as const,
        ]
      : []),
  ] as const;
  // The other CRM, everyone's keys and the trail are for administrators only.
  const shown = ['audit', 'keys', 'crm'].includes(tab) && !isAdmin ? 'people' : tab;
  return (
    <Tabs
      label={memberTexts.tabsLabel}
      items={items}
      selectedKey={shown}
      onSelectionChange={onTabChange}
    >
      <Suspense fallback={<Spinner label={memberTexts.loading} />}>
        {shown === 'invitations' && <Invitations />}
        {shown === 'emails' && <EmailVoice />}
        {shown === 'cards' && <CardSetting />}
        {shown === 'webhooks' && <div className={panel}>{webhooks}</div>}
        {shown === 'crm' && <div className={panel}>{crm}</div>}
        {shown === 'keys' && (
          <div className={panel}>
            <Stack gap={6}>
              {apiKeys}
              {assistants}
            </Stack>
          </div>
        )}
        {shown === 'partners' && <Partners confirmed={confirmed} tryHref={tryKeyHref} />}
        {(shown === 'people' || shown === 'waiting' || shown === 'audit') && (
          <div className={panel}>
            {shown === 'people' && <People confirmed={confirmed} />}
            {shown === 'waiting' && <WaitingPeople />}
            {shown === 'audit' && <AuditTrail confirmed={confirmed} onSave={onSave} />}
          </div>
        )}
      </Suspense>
    </Tabs>
  );
}
