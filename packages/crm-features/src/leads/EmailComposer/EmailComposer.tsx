import { useQuery } from '@tanstack/react-query';
import { builtInWriter } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import type { Dispatch, Lead } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useState } from 'react';
import type { Ref } from 'react';
import {
  ApiError,
  errorDetail,
  newIdempotencyKey,
  useApi,
  useSession,
} from '../../client/index.ts';
import { configQuery } from '../../client/configQuery.ts';
import { isRefused } from '../../client/readers.ts';
import { useGenerateEmail, useSendEmail } from '../detailMutations.ts';
import type { SendRequest } from '../detailMutations.ts';
import { detailTexts } from '../detailTexts.ts';
import { tellDispatch } from '../tellDispatch.ts';
import { useKept } from '../useKept.ts';
import { useUnloadWarning } from '../useUnloadWarning.ts';
import { emptyDraft, hasText, replaceText, swapText } from './emailDraft.ts';
import type { EmailDraft } from './emailDraft.ts';
import { EmailComposerView } from './EmailComposerView.tsx';
import type { EmailComposerViewProps } from './EmailComposerView.tsx';
import { useOneRun } from './useOneRun.ts';

const texts = detailTexts.email;

/** Props of EmailComposer. */
export interface EmailComposerProps {
  lead: Lead;
  /** Why no email can be sent; undefined if it can. */
  disabledReason?: string;
  /** Ref of the content field. */
  contentRef?: Ref<HTMLTextAreaElement>;
  /** Called when the email is sent or queued. */
  onSent?: (dispatch: Dispatch) => void;
  /**
   * Whether the content takes the focus initially.
   * @default false
   */
  autoFocus?: boolean;
}

const writerLabel = (writer: string) => (writer === builtInWriter ? texts.builtIn : writer);

/** Messages for empty fields; none if both have text. */
function missing({ subject, content }: EmailDraft): EmailComposerViewProps['errors'] {
  if (subject.trim() !== '' && content.trim() !== '') return undefined;
  return {
    ...(subject.trim() === '' && { subject: texts.requiredSubject }),
    ...(content.trim() === '' && { content: texts.requiredContent }),
  };
}

const isTooLong = ({ subject, content }: EmailDraft) =>
  subject.length > lengths.subject || content.length > lengths.emailContent;

/** Sends emails; the same text with the same key, so that a retry never sends a second one. */
function useSending() {
  const sending = useSendEmail();
  const [attempt, setAttempt] = useState({ body: '', key: '' });
  const mutate = useOneRun(sending);
  const send = (
    email: Omit<SendRequest, 'idempotencyKey'>,
    onSuccess: (sent: Dispatch) => void,
  ) => {
    const body = JSON.stringify(email);
    const { key } = attempt.body === body ? attempt : { key: newIdempotencyKey() };
    setAttempt({ body, key });
    mutate({ ...email, idempotencyKey: key }, (sent) => {
      setAttempt({ body: '', key: '' });
      onSuccess(sent);
    });
  };
  return { send, sending };
}

/** AI email: the draft of a lead's next email, kept until it is sent. */
export function EmailComposer({ lead, disabledReason, onSent, ...field }: EmailComposerProps) {
  const leadId = lead.id;
  const user = useSession()?.user;
  const config = useQuery(configQuery(useApi())).data;
  const [kept, keep] = useKept<EmailDraft>('email', leadId);
  const draft = kept ?? emptyDraft;
  const generating = useGenerateEmail();
  const generate = useOneRun(generating);
  const { send, sending } = useSending();
  const [asked, setAsked] = useState(false);
  useUnloadWarning(hasText(draft));

  const ask = () =>
    generate(
      { leadId, emailType: draft.emailType, context: draft.context.trim() },
      ({ subject, content, writer }) => {
        const by = writerLabel(writer);
        // Text typed meanwhile is also replaced, and therefore also kept.
        keep((now) => replaceText(now ?? emptyDraft, { subject, content, writer: by }));
        setAsked(false);
        toasts.show({
          title: texts.generated,
          description: texts.generatedBy(by),
          tone: 'success',
        });
      },
    );

  const submit = () => {
    if (disabledReason !== undefined || isTooLong(draft)) return;
    setAsked(true);
    if (missing(draft)) {
      toasts.show({ ...texts.missing, tone: 'danger' });
      return;
    }
    send({ leadId, subject: draft.subject.trim(), content: draft.content.trim() }, (sent) => {
      const isLocal = config?.mail.smtp === false;
      tellDispatch(sent, isLocal ? texts.sentLocally : texts.sentTo(lead.email));
      if (isRefused(sent)) return;
      keep(() => null);
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
      writer={config ? writerLabel(config.ai.model ?? builtInWriter) : ''}
      takesInstructions={config?.ai.configured === true}
      to={lead.email}
      replyTo={user?.email ?? ''}
      isLocal={config?.mail.smtp === false}
      disabledReason={disabledReason}
      isGenerating={generating.isPending}
      isSending={sending.isPending}
      generationFailure={failureOf(generating.error, ask)}
      sendFailure={failureOf(sending.error, submit)}
      errors={asked ? { ...refused, ...missing(draft) } : undefined}
      onGenerate={ask}
      onSwap={() => keep((now) => swapText(now ?? emptyDraft))}
      onSend={submit}
      {...field}
    />
  );
}
