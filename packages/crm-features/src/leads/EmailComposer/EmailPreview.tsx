import { isSigned, mailParagraphs, unsubscribeNote } from '@cardinal/contract/mail-text';
import { DescriptionItem, DescriptionList } from '@cardinal/ui';
import { detailMessages } from '../detailTexts.ts';
import { paper, paragraph, preview as previewClass, unsubscribe } from './EmailComposer.css.ts';
import { useTexts } from '../../language/index.ts';

export interface EmailPreviewProps {
  to: string;
  replyTo: string;
  /** The user's signature, as it is sent; '' for none. */
  signature: string;
  subject: string;
  content: string;
}

/** An email as its recipient will read it: the same paragraphs, signature and last line. */
export function EmailPreview({ to, replyTo, signature, subject, content }: EmailPreviewProps) {
  const texts = useTexts(detailMessages).email;
  const signed = isSigned(content, signature) ? content : `${content.trimEnd()}\n\n${signature}`;
  return (
    <section aria-label={texts.previewLabel} className={previewClass}>
      <DescriptionList layout="beside">
        <DescriptionItem label={texts.to}>{to}</DescriptionItem>
        <DescriptionItem label={texts.replyTo}>{replyTo}</DescriptionItem>
        <DescriptionItem label={texts.subject}>{subject || texts.noSubject}</DescriptionItem>
      </DescriptionList>
      <div className={paper}>
        {mailParagraphs(signed).map((lines, index) => (
          // A preview never reorders its paragraphs.
          // oxlint-disable-next-line react/no-array-index-key -- they have no other key
          <p key={index} className={paragraph}>
            {lines.join('\n')}
          </p>
        ))}
        <p className={unsubscribe}>
          {unsubscribeNote.text} <u>{unsubscribeNote.link}</u>
        </p>
      </div>
    </section>
  );
}
