import { useQuery } from '@tanstack/react-query';
import { builtInWriter } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { signatureOf } from '@cardinal/contract/mail-text';
import type { Dispatch, GeneratedEmail, Lead } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useState, type Ref } from 'react';
import { ApiError, errorDetail, useApi, useSession } from '../../client/index.ts';
import { configQuery } from '../../client/queries/configQuery.ts';
import { isRefused, type Lacking } from '../../client/queries/readers.ts';
import { useKept, useIsShown } from '../../forms/index.ts';
import { useGenerateEmail } from '../detailMutations.ts';
import { detailMessages, type DetailTexts } from '../detailTexts.ts';
import { tellDispatch } from '../LeadEmails/tellDispatch.ts';
import { useSingleRun } from '../useSingleRun.ts';
import { useUnloadWarning } from '../useUnloadWarning.ts';
import {
  emptyDraft,
  hasText,
  replaceText,
  swapText,
  type EmailDraft,
  type EmailText,
} from './emailDraft.ts';
import { EmailComposerView, type EmailComposerViewProps } from './EmailComposerView.tsx';
import { useSending } from './useSending.ts';
import { useTexts } from '../../language/index.ts';

export interface EmailComposerProps {
  lead: Lead;
  /** Why no email can be sent; undefined if it can. */
  disabledReason?: string;
  /** Ref of the content field. */
  contentRef?: Ref<HTMLTextAreaElement>;
  /** Called when the email is sent or queued, even if the composer is gone by then. */
  onSent?: (dispatch: Dispatch) => void;
  /** Called to close it; its text is kept. Without it, it cannot be closed here. */
  onClose?: () => void;
  /**
   * Whether the content takes the focus initially.
   * @default false
   */
  autoFocus?: boolean;
}

const writerLabel = (writer: string, texts: DetailTexts['email']) =>
  writer === builtInWriter ? texts.builtIn : writer;

/** Messages for empty fields; none if both have text. */
function missing(
  { subject, content }: EmailDraft,
  texts: DetailTexts['email'],
): EmailComposerViewProps['errors'] {
  if (subject.trim() !== '' && content.trim() !== '') return undefined;
  return {
    ...(subject.trim() === '' && { subject: texts.requiredSubject }),
    ...(content.trim() === '' && { content: texts.requiredContent }),
  };
}

const isSame = (draft: EmailDraft, { subject, content }: Pick<EmailText, 'subject' | 'content'>) =>
  draft.subject.trim() === subject && draft.content.trim() === content;

const isTooLong = ({ subject, content }: EmailDraft) =>
  subject.length > lengths.subject || content.length > lengths.emailContent;

/** AI email: the draft of a lead's next email, kept until it is sent. */
export function EmailComposer({ lead, disabledReason, onSent, ...field }: EmailComposerProps) {
  const texts = useTexts(detailMessages).email;
  const leadId = lead.id;
  const user = useSession()?.user;
  const config = useQuery(configQuery(useApi())).data;
  const [kept, keep] = useKept<EmailDraft>('email', leadId);
  const draft = kept ?? emptyDraft;
  const isLocal = config?.mail.smtp === false;
  const isShown = useIsShown(leadId);
  const generating = useGenerateEmail();
  const generate = useSingleRun(generating);
  const { send, sending } = useSending(lead, isShown);
  const [asked, setAsked] = useState(false);
  useUnloadWarning(hasText(draft));

  const ask = async () => {
    const { emailType, context } = draft;
    const generated = await generate({ leadId, emailType, context: context.trim() });
    if (!generated) return;
    const { subject, content, writer }: Lacking<GeneratedEmail, 'writer'> = generated;
    const by = writer === undefined ? null : writerLabel(writer, texts);
    // Text typed meanwhile is also replaced, and therefore also kept.
    keep((now) => replaceText(now ?? emptyDraft, { subject, content, writer: by }));
    setAsked(false);
    // The notice is about this lead; the text waits for the user.
    if (!isShown(leadId)) return;
    const description = by === null ? undefined : texts.generatedBy({ writer: by });
    toasts.show({ title: texts.generated, description, tone: 'success' });
  };

  const submit = () => {
    if (disabledReason !== undefined || isTooLong(draft)) return;
    setAsked(true);
    if (missing(draft, texts)) {
      toasts.show({ ...texts.missing, tone: 'danger' });
      return;
    }
    const email = { subject: draft.subject.trim(), content: draft.content.trim() };
    void send(email, (sent) => {
      tellDispatch(
        sent,
        isLocal ? texts.sentLocally : texts.sentTo({ address: lead.email }),
        texts,
      );
      if (isRefused(sent)) return;
      // A composer that was closed and opened again meanwhile may have another text.
      keep((now) => (now && isSame(now, email) ? null : now));
      setAsked(false);
      onSent?.(sent);
    });
  };

  const failureOf = (error: unknown, onRetry: () => void) =>
    error ? { detail: errorDetail(error), onRetry } : undefined;
  const refused = sending.error instanceof ApiError ? sending.error.fields : {};

  return (
    <EmailComposerView
      draft={draft}
      // A text that the user has changed is no longer only the writer's, but started as it.
      onChange={(change) => keep((now) => ({ ...(now ?? emptyDraft), ...change }))}
      writer={config ? writerLabel(config.ai.model ?? builtInWriter, texts) : ''}
      takesInstructions={config?.ai.configured === true}
      to={lead.email}
      replyTo={user?.email ?? ''}
      signature={user ? signatureOf(user) : ''}
      language={user?.language ?? 'en'}
      isLocal={isLocal}
      disabledReason={disabledReason}
      isGenerating={generating.isPending}
      isSending={sending.isPending}
      generationFailure={failureOf(generating.error, () => void ask())}
      sendFailure={failureOf(sending.error, submit)}
      errors={asked ? { ...refused, ...missing(draft, texts) } : undefined}
      onGenerate={() => void ask()}
      onSwap={() => keep((now) => swapText(now ?? emptyDraft))}
      onSend={submit}
      {...field}
    />
  );
}
