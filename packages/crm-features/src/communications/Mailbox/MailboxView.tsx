import type { MailboxMail } from '@cardinal/contract';
import { Button, EmptyState, Skeleton, SkeletonGroup, useMediaQuery } from '@cardinal/ui';
import { media } from '@cardinal/ui/styles';
import { useEffect, useRef, useState } from 'react';
import { RelativeTime, type DateContext } from '../../format/index.ts';
import { type LoadFailure, RefreshNotice } from '../../lists/index.ts';
import { Failed } from '../Failed.tsx';
import { state as stateClass } from '../states.css.ts';
import { communicationMessages } from '../texts.ts';
import { MailReader } from './MailReader.tsx';
import {
  columns,
  explained,
  frame,
  item,
  list as listClass,
  mail as mailClass,
  more,
  side,
  subject as subjectClass,
  time,
  to as toClass,
  waiting,
} from './Mailbox.css.ts';
import { useTexts } from '../../language/index.ts';

/** What the local mailbox shows. */
export type MailboxContent =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: LoadFailure }
  | {
      kind: 'mails';
      /** Newest first. */
      mails: readonly MailboxMail[];
      /** Loads older ones; undefined if there are none. */
      onLoadMore?: () => void;
      isLoadingMore?: boolean;
      /** Why the last refresh failed. */
      refreshFailure?: LoadFailure;
    };

export interface MailboxViewProps {
  /** The emails, or why there are none. */
  content: MailboxContent;
  /**
   * Id of the open email; null for the newest, which stays open when newer ones arrive, or for the
   * list where there is room for only one of the two.
   */
  mailId: string | null;
  /** Opens an email, or closes it. */
  onMailChange: (id: string | null) => void;
  /** Called to open the lead that received an email. */
  onOpenLead: (leadId: string) => void;
  /** Language of dates, and the moment that they are relative to. */
  dates: DateContext;
}

/** 'Grace Mwangi <grace@example.com>' → 'Grace Mwangi'. */
const recipient = ({ to }: MailboxMail) => to.replace(/<[^<>]*>$/, '').trimEnd() || to;

function Loading() {
  const texts = useTexts(communicationMessages).mailbox;
  return (
    <SkeletonGroup label={texts.loading}>
      {['50%', '70%', '60%', '65%', '55%'].map((width) => (
        <div key={width} className={waiting}>
          <Skeleton width="40%" />
          <Skeleton width={width} height={8} />
        </div>
      ))}
    </SkeletonGroup>
  );
}

interface ListProps extends Pick<MailboxViewProps, 'onMailChange' | 'dates'> {
  content: Extract<MailboxContent, { kind: 'mails' }>;
  current: string | undefined;
  /** The email whose row takes the focus after the email was closed. */
  focusId: string | null;
}

function MailList({ content, current, focusId, onMailChange, dates }: ListProps) {
  const texts = useTexts(communicationMessages).mailbox;
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => focused.current?.focus(), []);
  return (
    <div className={side}>
      <ul aria-label={texts.label} className={listClass}>
        {content.mails.map((mail) => {
          const subject = mail.subject || texts.noSubject;
          return (
            <li key={mail.id} className={item}>
              <button
                ref={mail.id === focusId ? focused : undefined}
                type="button"
                className={mailClass}
                aria-current={mail.id === current}
                onClick={() => onMailChange(mail.id)}
              >
                <span className={toClass}>
                  <bdi>{recipient(mail)}</bdi>
                </span>
                <RelativeTime iso={mail.created_at} dates={dates} className={time} />
                <span className={subjectClass}>
                  <bdi>{subject}</bdi>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {content.onLoadMore && (
        <Button
          size="sm"
          isBusy={content.isLoadingMore}
          onPress={content.onLoadMore}
          className={more}
        >
          {texts.more}
        </Button>
      )}
    </div>
  );
}

/** The newest email while none is chosen; one that arrives meanwhile does not replace it. */
function useNewest(mails: readonly MailboxMail[], isWanted: boolean): MailboxMail | undefined {
  const [heldId, setHeldId] = useState<string | null>(null);
  const held = mails.find(({ id }) => id === heldId) ?? mails[0];
  const nextId = isWanted && held ? held.id : null;
  if (nextId !== heldId) setHeldId(nextId);
  return isWanted ? held : undefined;
}

/** The emails kept on this server: a list, and the open one as its recipient sees it. */
export function MailboxView({
  content,
  mailId,
  onMailChange,
  onOpenLead,
  dates,
}: MailboxViewProps) {
  const texts = useTexts(communicationMessages).mailbox;
  const isNarrow = useMediaQuery(media.belowLg);
  const [closedId, setClosedId] = useState<string | null>(null);
  const mails = content.kind === 'mails' ? content.mails : [];
  const chosen = mails.find(({ id }) => id === mailId);
  const newest = useNewest(mails, !isNarrow && !chosen);
  const open = chosen ?? newest;
  if (content.kind === 'loading') return <Loading />;
  if (content.kind === 'failed') return <Failed title={texts.failed} failure={content.failure} />;
  const { refreshFailure } = content;
  // The focus returns to its row.
  const close = () => {
    setClosedId(mailId);
    onMailChange(null);
  };
  if (mails.length === 0) {
    return <EmptyState illustration="mail" {...texts.empty} className={stateClass} />;
  }
  return (
    <section aria-label={texts.label} className={frame}>
      {!(isNarrow && open) && <p className={explained}>{texts.explained}</p>}
      {refreshFailure && <RefreshNotice failure={refreshFailure} />}
      <div className={columns}>
        {!(isNarrow && open) && (
          <MailList
            content={content}
            current={open?.id}
            focusId={isNarrow ? closedId : null}
            onMailChange={onMailChange}
            dates={dates}
          />
        )}
        {open && (
          <MailReader
            key={open.id}
            mail={open}
            locale={dates.locale}
            onOpenLead={onOpenLead}
            onBack={isNarrow ? close : undefined}
          />
        )}
      </div>
    </section>
  );
}
