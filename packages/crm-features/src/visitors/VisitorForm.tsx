import type { EmbedSession, LeadInput, VisitorForm as Settings } from '@cardinal/contract';
import { perField } from '@cardinal/contract/labels';
import { visitorErrors, type VisitorTexts } from '@cardinal/contract/visitors';
import { InlineAlert, Stack } from '@cardinal/ui';
import { useRef, useState } from 'react';
import { ApiError, newIdempotencyKey, useApi } from '../client/index.ts';
import { useForm } from '../forms/index.ts';
import { useCardPhoto, type PhotoProblem } from './useCardPhoto.ts';
import { useStoredDraft } from './useStoredDraft.ts';
import {
  allVisitorFields,
  emptyVisitorDraft,
  refusedByServer,
  type VisitorDraft,
} from './visitorDraft.ts';
import { VisitorFormView } from './VisitorFormView.tsx';
import { VisitorThanks } from './VisitorThanks.tsx';

export interface VisitorFormProps {
  texts: VisitorTexts;
  partnerKey: string;
  session: EmbedSession;
  settings: Settings;
  /** Says why a call failed, in the visitor's language. */
  describe: (error: Error) => string;
  /** Opens the session again: what the form shows has changed. */
  refresh: () => void;
  /**
   * Keeps what could not be sent on the device, which sends it later.
   * @returns Whether it is kept.
   */
  keep: (lead: LeadInput, idempotencyKey: string) => Promise<boolean>;
  /** Called with the id of each created lead. */
  onLeadCreated: (id: string) => void;
  /** Called with a failure that no call to the server reports, and what the visitor reads. */
  onProblem: (code: PhotoProblem, message: string) => void;
}

/** What a visitor entered, as the body of the call. */
function bodyOf(
  { answers, hasAgreed, ...draft }: VisitorDraft,
  { event }: EmbedSession,
  { questions, consent_text }: Settings,
): LeadInput {
  return {
    ...perField(allVisitorFields, (name) => draft[name]),
    ...(hasAgreed && consent_text !== '' && { consent_text }),
    ...(event &&
      questions && {
        answers: { event_id: event.id, version: questions.version, values: answers },
      }),
  };
}

/** Whether the server may not have received a call, or its answer did not arrive. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status === 502 || error.status === 504
    : error instanceof Error && (!('code' in error) || error.code === 'unreachable');

/** Keys of what is sent: the same content has the same key, so that a retry sends it once. */
function useSendingKey() {
  const last = useRef<{ body: string; key: string } | null>(null);
  return (content: object): string => {
    const body = JSON.stringify(content);
    if (last.current?.body !== body) last.current = { body, key: newIdempotencyKey() };
    return last.current.key;
  };
}

/** The form for visitors of a partner's page, and the thanks for it. */
export function VisitorForm({
  texts,
  partnerKey,
  session,
  settings,
  describe,
  refresh,
  keep,
  onLeadCreated,
  onProblem,
}: VisitorFormProps) {
  const api = useApi();
  const kept = useStoredDraft(partnerKey);
  const keyOf = useSendingKey();
  const [sent, setSent] = useState<'sent' | 'kept' | null>(null);
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm<VisitorDraft, { id: string } | null>({
    initial: emptyVisitorDraft,
    kept,
    check: ({ answers, hasAgreed, ...values }) =>
      visitorErrors(
        {
          values,
          questions: settings.questions?.questions ?? [],
          answers,
          hasAgreed: hasAgreed || settings.consent_text === '',
        },
        texts,
      ),
    save: async (draft) => {
      const body = bodyOf(draft, session, settings);
      const idempotencyKey = keyOf(body);
      // Only programs fill it in.
      const headers = { ...(trap.current?.value && { 'Cardinal-Trap': '1' }) };
      try {
        return (await api.post('/api/leads', { body, idempotencyKey, headers })).data;
      } catch (error) {
        if (isUnanswered(error) && (await keep(body, idempotencyKey))) return null;
        throw error;
      }
    },
    onSaved: (created) => {
      kept[1](() => null);
      setSent(created ? 'sent' : 'kept');
      if (created) onLeadCreated(created.id);
    },
    errorsOf: ({ fields }, draft) => refusedByServer(Object.keys(fields), draft, texts),
    onFailed: (error) => {
      if (!(error instanceof ApiError) || !('consent_text' in error.fields)) return;
      // Nobody agrees to a text that they have not read.
      kept[1]((now) => ({ ...now, hasAgreed: false }));
      refresh();
    },
  });
  const card = useCardPhoto(
    (read) => form.set(read),
    (code) => onProblem(code, texts.card.failed),
  );
  const company = session.company.name;
  const content =
    sent !== null ? (
      <VisitorThanks
        texts={texts}
        company={company}
        text={settings.thanks_text}
        isKept={sent === 'kept'}
        onAnother={() => setSent(null)}
      />
    ) : (
      <VisitorFormView
        texts={texts}
        company={company}
        event={session.event?.name ?? null}
        settings={settings}
        form={form}
        card={card}
        trap={trap}
        problem={form.failure && describe(form.failure)}
      />
    );
  if (!session.trial) return content;
  return (
    <Stack gap={4}>
      <InlineAlert tone="warning" title={texts.form.trial} />
      {content}
    </Stack>
  );
}
