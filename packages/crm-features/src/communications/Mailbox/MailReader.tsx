import type { MailboxMail } from '@cardinal/contract';
import { Button, DescriptionItem, DescriptionList, Disclosure, Heading } from '@cardinal/ui';
import { ArrowLeft, SquareUser } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { formatFullDate } from '../../format/index.ts';
import { communicationMessages } from '../texts.ts';
import { framedMail } from './mailFrame.ts';
import {
  back,
  calendar as calendarClass,
  paper,
  reader,
  readerHead,
  title,
} from './Mailbox.css.ts';
import { useTexts } from '../../language/index.ts';

export interface MailReaderProps {
  mail: MailboxMail;
  locale: string;
  /** Called to open the lead that received the email. */
  onOpenLead: (leadId: string) => void;
  /** Called to return to the list; only where the list is not beside the email. */
  onBack?: () => void;
}

/** One email as its recipient sees it, in a frame that cannot run scripts. */
export function MailReader({ mail, locale, onOpenLead, onBack }: MailReaderProps) {
  const texts = useTexts(communicationMessages).mailbox;
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const subject = mail.subject || texts.noSubject;
  const replacesList = onBack !== undefined;
  useEffect(() => {
    // The list, which had the focus, has been removed.
    if (replacesList) ref.current?.focus();
  }, [replacesList]);
  return (
    <article ref={ref} tabIndex={-1} aria-labelledby={titleId} className={reader}>
      {onBack && (
        <Button variant="quiet" size="sm" icon={ArrowLeft} onPress={onBack} className={back}>
          {texts.back}
        </Button>
      )}
      <div className={readerHead}>
        <Heading level={2} id={titleId} className={title}>
          <bdi>{subject}</bdi>
        </Heading>
        <Button size="sm" icon={SquareUser} onPress={() => onOpenLead(mail.lead_id)}>
          {texts.openLead}
        </Button>
      </div>
      <DescriptionList layout="beside">
        <DescriptionItem label={texts.to}>
          <bdi>{mail.to}</bdi>
        </DescriptionItem>
        <DescriptionItem label={texts.from}>
          <bdi>{mail.from}</bdi>
        </DescriptionItem>
        <DescriptionItem label={texts.replyTo}>
          <bdi>{mail.reply_to}</bdi>
        </DescriptionItem>
        <DescriptionItem label={texts.date}>
          <bdi>{formatFullDate(mail.created_at, locale)}</bdi>
        </DescriptionItem>
      </DescriptionList>
      <iframe
        key={mail.id}
        title={texts.frame({ subject })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={framedMail(mail.html)}
        className={paper}
      />
      {mail.calendar !== null && (
        <Disclosure level={3} title={texts.calendar}>
          <pre className={calendarClass}>{mail.calendar}</pre>
        </Disclosure>
      )}
    </article>
  );
}
