import type { EmbedSession, LeadInput, VisitorForm as Settings } from '@cardinal/contract';
import { perField } from '@cardinal/contract/labels';
import { visitorErrors, type VisitorTexts } from '@cardinal/contract/visitors';
import { useRef, useState } from 'react';
import { ApiError, newIdempotencyKey, useApi } from '../client/index.ts';
import { useForm } from '../forms/index.ts';
import { useCardPhoto } from './useCardPhoto.ts';
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
  /** Called with the id of each created lead. */
  onLeadCreated: (id: string) => void;
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
  onLeadCreated,
}: VisitorFormProps) {
  const api = useApi();
  const kept = useStoredDraft(partnerKey);
  const keyOf = useSendingKey();
  const [isSent, setSent] = useState(false);
  const form = useForm<VisitorDraft, { id: string }>({
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
      return (await api.post('/api/leads', { body, idempotencyKey: keyOf(body) })).data;
    },
    onSaved: ({ id }) => {
      kept[1](() => null);
      setSent(true);
      onLeadCreated(id);
    },
    errorsOf: ({ fields }, draft) => refusedByServer(Object.keys(fields), draft, texts),
    onFailed: (error) => {
      if (!(error instanceof ApiError) || !('consent_text' in error.fields)) return;
      // Nobody agrees to a text that they have not read.
      kept[1]((now) => ({ ...now, hasAgreed: false }));
      refresh();
    },
  });
  const card = useCardPhoto((read) => form.set(read));
  const company = session.company.name;
  return isSent ? (
    <VisitorThanks
      texts={texts}
      company={company}
      text={settings.thanks_text}
      onAnother={() => setSent(false)}
    />
  ) : (
    <VisitorFormView
      texts={texts}
      company={company}
      event={session.event?.name ?? null}
      settings={settings}
      form={form}
      card={card}
      problem={form.failure && describe(form.failure)}
    />
  );
}
