import {
  letterLanguageOf,
  mailParagraphs,
  missingSignature,
  textDirection,
  unsubscribeNotes,
} from '@cardinal/contract/mail-text';
import type { Language } from '@cardinal/contract/messages';
import { DescriptionItem, DescriptionList } from '@cardinal/ui';
import { detailMessages } from '../detailTexts.ts';
import { paper, paragraph, preview as previewClass, unsubscribe } from './EmailComposer.css.ts';
import { useTexts } from '../../language/index.ts';

export interface EmailPreviewProps {
  to: string;
  replyTo: string;
  /** The user's signature, as it is sent; '' for none. */
  signature: string;
  /** The user's language, for what follows a text whose own language is not clear. */
  language: Language;
  subject: string;
  content: string;
}

/** An email as its recipient will read it: the same paragraphs, signature and last line. */
export function EmailPreview({
  to,
  replyTo,
  signature,
  language: own,
  subject,
  content,
}: EmailPreviewProps) {
  const texts = useTexts(detailMessages).email;
  const signed = [content.trimEnd(), missingSignature(content, signature)].join('\n\n');
  const language = letterLanguageOf(`${subject}\n${content}`, own);
  const note = unsubscribeNotes[language];
  return (
    <section aria-label={texts.previewLabel} className={previewClass}>
      <DescriptionList layout="beside">
        <DescriptionItem label={texts.to}>{to}</DescriptionItem>
        <DescriptionItem label={texts.replyTo}>{replyTo}</DescriptionItem>
        <DescriptionItem label={texts.subject}>{subject || texts.noSubject}</DescriptionItem>
      </DescriptionList>
      <div className={paper} lang={language} dir={textDirection(content)}>
        {mailParagraphs(signed).map((lines, index) => (
          // A preview never reorders its paragraphs.
          // oxlint-disable-next-line react/no-array-index-key -- they have no other key
          <p key={index} className={paragraph}>
            {lines.join('\n')}
          </p>
        ))}
        <p className={unsubscribe} dir="auto">
          {note.text} <u>{note.link}</u>
        </p>
      </div>
    </section>
  );
}
