import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActivityInput, Lead } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useMemo, useRef } from 'react';
import { errorDetail, newIdempotencyKey, refreshActivities, useApi } from '../../client/index.ts';
import { mutationKeys } from '../../client/queries/mutationKeys.ts';
import { contactAddresses, leadName, numberToCall, numberToChat } from '../../format/index.ts';
import { leadMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

/** Contacts that start here; a reply comes from the lead. */
type ContactType = Exclude<ActivityInput['type'], 'reply' | 'note'>;

interface Contact {
  lead: Lead;
  type: ContactType;
}

export interface ContactOptions {
  /** Called once a call or chat is in the lead's history. */
  onRecorded?: (type: ContactType, lead: Lead) => void;
}

/** Records a call or chat in the lead's history, and then refreshes the history. */
function useRecordContact({ onRecorded }: ContactOptions) {
  const texts = useTexts(leadMessages).toasts;
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.answer,
    mutationFn: ({ lead, type }: Contact) =>
      api.post('/api/leads/{id}/activities', {
        params: { id: lead.id },
        body: { type },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (_recorded, { lead, type }) => onRecorded?.(type, lead),
    onError: (error, { lead }) =>
      toasts.show({
        title: texts.notRecorded,
        description: texts.notRecordedOf({ name: leadName(lead), detail: errorDetail(error) }),
        tone: 'danger',
      }),
    onSettled: (_reply, _error, { lead }) => void refreshActivities(queryClient, lead.id),
  });
}

/** Milliseconds within which a second press means the same contact: a double click. */
const samePress = 1000;

/**
 * Calls and chats: each opens the other program, shows a notice, and is recorded in the lead's
 * history.
 */
export function useContactLead(options: ContactOptions = {}) {
  const texts = useTexts(leadMessages).toasts;
  const { mutate: record } = useRecordContact(options);
  const latest = useRef({ contact: '', at: 0 });
  return useMemo(() => {
    const isRepeated = ({ lead, type }: Contact) => {
      const contact = `${type} ${lead.id}`;
      const at = performance.now();
      const { current: before } = latest;
      latest.current = { contact, at };
      return before.contact === contact && at - before.at < samePress;
    };
    return {
      /** Passes the number to the phone. */
      call: (lead: Lead) => {
        const number = numberToCall(lead);
        if (!number || isRepeated({ lead, type: 'call' })) return;
        window.open(contactAddresses.call(number), '_self');
        const description = texts.calling({ name: leadName(lead), phone: number.shown });
        toasts.show({ title: texts.call, description });
        record({ lead, type: 'call' });
      },
      /** Opens a chat with the lead in a new tab. */
      whatsapp: (lead: Lead) => {
        const number = numberToChat(lead);
        if (!number || isRepeated({ lead, type: 'whatsapp' })) return;
        window.open(contactAddresses.whatsapp(number), '_blank', 'noopener');
        toasts.show({
          title: texts.whatsapp,
          description: texts.chatting({ name: leadName(lead) }),
        });
        record({ lead, type: 'whatsapp' });
      },
    };
  }, [record, texts]);
}
