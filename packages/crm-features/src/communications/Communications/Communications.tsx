import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Tabs } from '@cardinal/ui';
import { Suspense, lazy } from 'react';
import { useApi } from '../../client/index.ts';
import { configQuery } from '../../client/queries/configQuery.ts';
import { CommunicationList } from '../CommunicationList/index.ts';
import { dueLeadsQuery } from '../communicationQueries.ts';
import {
  changeCommunications,
  communicationTabs,
  type CommunicationsState,
} from '../communicationsState.ts';
import type { DueListProps } from '../DueList/index.ts';
import { communicationMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

// The first view is that of all communications.
const DueList = lazy(async () => ({ default: (await import('../DueList/index.ts')).DueList }));
const Mailbox = lazy(async () => ({ default: (await import('../Mailbox/index.ts')).Mailbox }));

export interface CommunicationsProps {
  /** Tab, filters, search and page, as in the URL. */
  state: CommunicationsState;
  /** Called with the next state, to be put into the URL. */
  onStateChange: (next: CommunicationsState) => void;
  /** Called with a lead's id to open the lead. */
  onOpenLead: (leadId: string) => void;
  /** The actions for a lead waiting for contact; they belong to the leads feature. */
  renderFollowUp: DueListProps['renderFollowUp'];
  /**
   * Whether single-letter shortcuts are enabled: `/`.
   * @default true
   */
  shortcuts?: boolean;
}

/**
 * All communications with the user's leads, the leads waiting for contact, and, if SMTP is not
 * configured, the local mailbox.
 */
export function Communications({
  state,
  onStateChange,
  onOpenLead,
  renderFollowUp,
  shortcuts,
}: CommunicationsProps) {
  const communicationTexts = useTexts(communicationMessages);
  const api = useApi();
  const config = useQuery(configQuery(api)).data;
  const due = useInfiniteQuery(dueLeadsQuery(api)).data;
  // A link to the mailbox shows it before the configuration is known.
  const hasMailbox = config ? !config.mail.smtp : state.tab === 'mailbox';
  const tabs = communicationTabs.filter((tab) => tab !== 'mailbox' || hasMailbox);
  const tab = tabs.find((one) => one === state.tab) ?? 'all';
  return (
    <Tabs
      label={communicationTexts.tabsLabel}
      items={tabs.map((id) => {
        const label = communicationTexts.tabs[id];
        return id === 'due' ? { id, label, count: due?.pages[0]?.total } : { id, label };
      })}
      selectedKey={tab}
      onSelectionChange={(next) => onStateChange(changeCommunications(state, { tab: next }))}
    >
      {tab === 'all' && (
        <CommunicationList
          state={state}
          onStateChange={onStateChange}
          onOpenLead={onOpenLead}
          shortcuts={shortcuts}
        />
      )}
      <Suspense>
        {tab === 'due' && <DueList onOpenLead={onOpenLead} renderFollowUp={renderFollowUp} />}
        {tab === 'mailbox' && (
          <Mailbox
            mailId={state.mailId}
            onMailChange={(mailId) => onStateChange({ ...state, mailId })}
            onOpenLead={onOpenLead}
          />
        )}
      </Suspense>
    </Tabs>
  );
}
