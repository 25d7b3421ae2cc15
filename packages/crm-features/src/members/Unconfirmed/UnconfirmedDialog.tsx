import { useQuery } from '@tanstack/react-query';
import type { PartnerKey, UnconfirmedLead } from '@cardinal/contract';
import { leadLabel } from '@cardinal/contract/labels';
import { Badge, Button, Dialog, ErrorState, Inline, Spinner, Text, useLocale } from '@cardinal/ui';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { RelativeTime, useClock } from '../../format/index.ts';
import { Message } from './Message.tsx';
import {
  content,
  detail,
  entry as entryStyle,
  facts,
  list,
  name,
  title,
} from './Unconfirmed.css.ts';
import { unconfirmedQuery } from './unconfirmedQueries.ts';
import { unconfirmedMessages } from './unconfirmedTexts.ts';
import { useConfirming, type EntryChoice } from './useConfirming.ts';
import { useTexts } from '../../language/index.ts';

export interface UnconfirmedDialogProps {
  partner: PartnerKey;
  onClose: () => void;
}

interface EntryProps {
  entry: UnconfirmedLead;
  confirm: (choice: EntryChoice) => void;
  discard: (choice: EntryChoice) => void;
  isRunning: boolean;
}

function Entry({ entry, confirm, discard, isRunning }: EntryProps) {
  const texts = useTexts(unconfirmedMessages);
  const { locale } = useLocale();
  const now = useClock(useNow());
  const { id, email, phone, company, notes, reason, created_at: at } = entry;
  const label = leadLabel(entry) || texts.noName;
  const choice = { ids: [id] };
  return (
    <li className={entryStyle}>
      <div className={facts}>
        <span className={title}>
          <span className={name} dir="auto">
            {label}
          </span>
          <Badge>{texts.reasons[reason]}</Badge>
        </span>
        <span className={detail} dir="auto">
          {[email, phone, company].filter(Boolean).join(' · ')}
        </span>
        {notes !== '' && <Message text={notes} of={label} />}
        <span className={detail}>
          <RelativeTime iso={at} dates={{ locale, now }} />
        </span>
      </div>
      <Inline gap={2}>
        <Button
          size="sm"
          isDisabled={isRunning}
          aria-label={texts.confirmOf({ name: label })}
          onPress={() => confirm(choice)}
        >
          {texts.confirm}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          isDisabled={isRunning}
          aria-label={texts.discardOf({ name: label })}
          onPress={() => discard(choice)}
        >
          {texts.discard}
        </Button>
      </Inline>
    </li>
  );
}

/** The entries of a key that wait, each and all to be confirmed or discarded. */
export function UnconfirmedDialog({ partner, onClose }: UnconfirmedDialogProps) {
  const texts = useTexts(unconfirmedMessages);
  const query = useQuery(unconfirmedQuery(useApi(), partner.id));
  const { confirm, discard, isRunning } = useConfirming(partner);
  const entries = query.data?.entries ?? [];
  const total = query.data?.total ?? 0;
  // What arrives after the list was read has not been seen.
  const all = { until: new Date(query.dataUpdatedAt).toISOString() };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title({ name: partner.name })}
      footer={
        entries.length > 0 ? (
          <>
            <Button isDisabled={isRunning} onPress={() => discard(all)}>
              {texts.discardAll}
            </Button>
            <Button variant="primary" isBusy={isRunning} onPress={() => confirm(all)}>
              {texts.confirmAll}
            </Button>
          </>
        ) : (
          <Button variant="primary" onPress={onClose}>
            {texts.close}
          </Button>
        )
      }
    >
      <div className={content}>
        <Text as="p" tone="muted">
          {texts.hint}
        </Text>
        {query.isPending && <Spinner label={texts.loading} />}
        {query.error && !query.data && (
          <ErrorState
            title={texts.failed}
            description={errorDetail(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        {query.data && entries.length === 0 && <Text as="p">{texts.none}</Text>}
        {entries.length > 0 && (
          <ul className={list} aria-label={texts.list}>
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                confirm={confirm}
                discard={discard}
                isRunning={isRunning}
              />
            ))}
          </ul>
        )}
        {total > entries.length && (
          <Text as="p" tone="muted">
            {texts.more({ shown: entries.length, count: total })}
          </Text>
        )}
      </div>
    </Dialog>
  );
}
