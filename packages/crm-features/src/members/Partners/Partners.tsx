import type { TextsOf } from '@cardinal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import type { Event, PartnerKey } from '@cardinal/contract';
import { useLocale } from '@cardinal/ui';
import { useMemo, useState } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { eventsQuery } from '../../client/queries/eventsQuery.ts';
import { useClock } from '../../format/index.ts';
import { unconfirmed } from '../confirmation.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { partnerKeysQuery } from '../memberQueries.ts';
import { partnerMessages } from '../partnerTexts.ts';
import { VisitorSettingsDialog } from '../VisitorSettings/index.ts';
import { KeyUsageDialog } from './KeyUsageDialog.tsx';
import { PartnerKeyDialog } from './PartnerKeyDialog.tsx';
import { PartnersView, type PartnersContent } from './PartnersView.tsx';
import { usePartnerForm } from './usePartnerForm.ts';
import { useRevocation } from './useRevocation.ts';
import { useTexts } from '../../language/index.ts';

export interface PartnersProps {
  /**
   * Repeats a call once the user has confirmed who they are, if the server asks for it.
   * @default the call alone
   */
  confirmed?: Confirmed;
  /** Address of the page on which a key is tried; without it, there is no way there. */
  tryHref?: ((id: string) => string) | undefined;
}

type NamedEvent = Pick<Event, 'id' | 'name'>;

/** The events to choose from. The key keeps its own, even if that was deleted. */
function selectableEvents(
  partner: PartnerKey | null,
  events: readonly NamedEvent[],
  partnerTexts: TextsOf<typeof partnerMessages>,
) {
  if (!partner?.event_id || events.some(({ id }) => id === partner.event_id)) return events;
  const name = partner.event_name ?? partnerTexts.form.deletedEvent;
  return [...events, { id: partner.event_id, name }];
}

/** The dialog that is open. */
type Opened =
  | { dialog: 'form'; partner: PartnerKey | null }
  | { dialog: 'visitors'; partner: PartnerKey }
  | { dialog: 'use'; partner: PartnerKey; isNew: boolean };

/** The keys with which partners' pages capture leads and show events. */
export function Partners({ confirmed = unconfirmed, tryHref }: PartnersProps) {
  const { locale } = useLocale();
  const now = useClock(useNow());
  const query = useQuery(partnerKeysQuery(useApi()));
  const [opened, setOpened] = useState<Opened | null>(null);
  const revoke = useRevocation(confirmed);
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const open = useMemo(
    () => ({
      use: (partner: PartnerKey) => setOpened({ dialog: 'use', partner, isNew: false }),
      form: (partner: PartnerKey) => setOpened({ dialog: 'visitors', partner }),
      edit: (partner: PartnerKey) => setOpened({ dialog: 'form', partner }),
    }),
    [],
  );

  const content = (): PartnersContent => {
    const onRetry = () => void query.refetch();
    const detail = query.error ? errorDetail(query.error) : '';
    if (query.data) {
      const refreshFailure = query.error ? { detail, onRetry } : undefined;
      return { kind: 'keys', keys: query.data, refreshFailure };
    }
    if (!query.error) return { kind: 'loading' };
    return { kind: 'failed', detail, onRetry, isRetrying: query.isFetching };
  };

  const close = () => setOpened(null);
  return (
    <>
      <PartnersView
        content={content()}
        dates={dates}
        onCreate={() => setOpened({ dialog: 'form', partner: null })}
        onUse={open.use}
        onEdit={open.edit}
        onForm={open.form}
        onRevoke={revoke}
        tryHref={tryHref}
      />
      {opened?.dialog === 'form' && (
        <PartnerForm
          partner={opened.partner}
          confirmed={confirmed}
          onCreated={(partner) => setOpened({ dialog: 'use', partner, isNew: true })}
          onClose={close}
        />
      )}
      {opened?.dialog === 'visitors' && (
        <VisitorSettingsDialog partner={opened.partner} confirmed={confirmed} onClose={close} />
      )}
      {opened?.dialog === 'use' && (
        <KeyUsageDialog
          partner={opened.partner}
          isNew={opened.isNew}
          onForm={() => open.form(opened.partner)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Creates or changes a key. */
function PartnerForm({
  partner,
  confirmed,
  onCreated,
  onClose,
}: {
  partner: PartnerKey | null;
  confirmed: Confirmed;
  onCreated: (partner: PartnerKey) => void;
  onClose: () => void;
}) {
  const partnerTexts = useTexts(partnerMessages);
  const events = useQuery(eventsQuery(useApi()));
  const form = usePartnerForm({ partner, confirmed, onCreated, onClose });
  return (
    <PartnerKeyDialog
      form={form}
      onClose={onClose}
      editing={partner?.name ?? null}
      events={selectableEvents(partner, events.data ?? [], partnerTexts)}
    />
  );
}
