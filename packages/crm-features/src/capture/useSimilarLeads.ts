import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Lead, LikelyDuplicate } from '@cardinal/contract';
import { typedEmail } from '@cardinal/contract/fold';
import { toasts } from '@cardinal/ui';
import { useEffect, useState } from 'react';
import { queryKeys, refreshLeads, useApi } from '../client/index.ts';
import { ifMatch } from '../client/http/ifMatch.ts';
import { isEmailShaped, leadName } from '../format/index.ts';
import { additionTo, hasRoom } from './addToLead.ts';
import { isEventGone, refusalDetail } from './eventGone.ts';
import type { CapturedValues } from './leadValues.ts';
import type { MeetingAnswers } from './meeting.ts';
import { captureMessages } from './texts.ts';
import { useTexts } from '../language/index.ts';
import { labelMessages } from '../language/labelTexts.ts';

/** Debounce of the search for leads while the user is typing, in milliseconds. */
const rest = 400;
/** Fewer digits do not identify a person. */
const tellingDigits = 6;

const isNumber = (text: string) => text.replace(/\D/g, '').length >= tellingDigits;

interface Person {
  email: string;
  phone: string;
  mobile: string;
}

/** What identifies the person in the form, as soon as it is complete enough to search for. */
function personIn({ email, phone, mobile }: Person): Person {
  const address = typedEmail(email);
  const numberIn = (text: string) => (isNumber(text) ? text.trim() : '');
  return {
    email: isEmailShaped(address) ? address : '',
    phone: numberIn(phone),
    mobile: numberIn(mobile),
  };
}

/** A debounced copy of a value. */
function useRested<T>(value: T, key: string): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
    // The key changes exactly when the value does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key]);
  return rested;
}

/**
 * Existing leads that may be the person in the form. It is only a hint: if the search fails,
 * nothing is shown.
 */
export function useSimilarLeads(values: Person, isEnabled: boolean): readonly LikelyDuplicate[] {
  const api = useApi();
  const current = personIn(values);
  const person = useRested(current, Object.values(current).join(' '));
  const isKnown = Object.values(person).some(Boolean);
  const { data } = useQuery({
    queryKey: queryKeys.similar(person),
    queryFn: async ({ signal }) =>
      (await api.get('/api/leads/similar', { query: { ...person }, signal })).data,
    // Leads may have been created, changed or deleted since the last search.
    staleTime: 0,
    gcTime: 0,
    enabled: isEnabled && isKnown,
  });
  const isCurrent = person.email === current.email && person.phone === current.phone;
  return isEnabled && isKnown && isCurrent ? (data ?? []) : [];
}

interface Addition extends MeetingAnswers {
  id: string;
  values: CapturedValues;
  /** The pictures of the card, which a lead without any takes over. */
  picturesOf: () => Promise<string[]>;
}

/**
 * Adds the form's input to a lead; see `additionTo`.
 * @param onEventGone Called if the server refuses it because the event no longer exists
 */
export function useAddToLead(onAdded: (lead: Lead) => void, onEventGone: () => void) {
  const captureTexts = useTexts(captureMessages);
  const labels = useTexts(labelMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const texts = captureTexts.duplicates;
  return useMutation({
    mutationFn: async ({ id, values, picturesOf, ...given }: Addition): Promise<Lead> => {
      // Read again, so that a change by someone else meanwhile is not overwritten.
      const { data: lead } = await api.get('/api/leads/{id}', { params: { id } });
      const pictures = lead.pictures === 0 ? await picturesOf() : [];
      const body = {
        ...additionTo(lead, values, given, labels),
        ...(pictures.length > 0 && { pictures }),
      };
      if (!hasRoom(body)) throw new Error(texts.noRoom);
      if (Object.keys(body).length === 0) return lead;
      const headers = ifMatch(lead.version);
      return (await api.put('/api/leads/{id}', { params: { id }, body, headers })).data;
    },
    onSuccess: (lead) => {
      void refreshLeads(queryClient, lead.id);
      toasts.show({ title: texts.added, description: leadName(lead), tone: 'success' });
      onAdded(lead);
    },
    onError: (error) => {
      if (isEventGone(error)) onEventGone();
      toasts.show({
        title: texts.addFailed,
        description: refusalDetail(error, captureTexts),
        tone: 'danger',
      });
    },
  });
}
