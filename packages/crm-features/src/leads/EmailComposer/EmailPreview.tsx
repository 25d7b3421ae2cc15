import { mailParagraphs, unsubscribeNote } from '@cardinal/contract/mail-text';
import { DescriptionItem, DescriptionList } from '@cardinal/ui';
import { detailTexts } from '../detailTexts.ts';
import { paper, paragraph, preview as previewClass, unsubscribe } from './EmailComposer.css.ts';

const texts = detailTexts.email;

export interface EmailPreviewProps {
  to: string;
  replyTo: string;
  subject: string;
  content: string;
}

/** An email as its recipient will read it: the same paragraphs and the same last line. */
export function EmailPreview({ to, replyTo, subject, content }: EmailPreviewProps) {
  return (
    <section aria-label={texts.previewLabel} className={previewClass}>
      <DescriptionList layout="beside">
        <DescriptionItem label={texts.to}>{to}</DescriptionItem>
        <DescriptionItem label={texts.replyTo}>{replyTo}</DescriptionItem>
        <DescriptionItem label={texts.subject}>{subject || texts.noSubject}</DescriptionItem>
      </DescriptionList>
      <div className={paper}>
        {mailParagraphs(content).map((lines, index) => (
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
