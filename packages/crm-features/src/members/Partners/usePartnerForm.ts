import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PartnerKey } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { useAttempt, useKeptChanges } from '../../forms/index.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { refreshPartners } from '../memberQueries.ts';
import { partnerTexts } from '../partnerTexts.ts';
import {
  bodyOf,
  differs,
  draftOfKey,
  emptyPartner,
  partnerErrors,
  type PartnerDraft,
  type PartnerErrors,
} from './partnerDraft.ts';

const texts = partnerTexts.toasts;

/** The server's messages at their fields; one about an origin belongs to the list. */
const serverErrors = (error: Error): PartnerErrors =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.fields).map(([path, message]) => [path.split('.')[0], message]),
      )
    : {};

interface Options {
  /** The key to change; null for a new one. */
  partner: PartnerKey | null;
  confirmed: Confirmed;
  onCreated: (partner: PartnerKey) => void;
  onClose: () => void;
}

/** State of a key's form, and its submission. The input is kept until it is saved or discarded. */
export function usePartnerForm({ partner, confirmed, onCreated, onClose }: Options) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  const now = useNow();
  const [initial] = useState(() => (partner ? draftOfKey(partner) : emptyPartner));
  const { values: draft, ...input } = useKeptChanges('partner key', partner?.id ?? '', initial);
  const [errors, setErrors] = useState<PartnerErrors>({});
  const attempt = useAttempt('partner key', '');

  const save = useMutation({
    mutationFn: async (entered: PartnerDraft) => {
      const body = bodyOf(entered, initial);
      if (partner) {
        const params = { id: partner.id };
        const change = () => api.put('/api/partner-keys/{id}', { params, body });
        return (await confirmed(change)).data;
      }
      const idempotencyKey = attempt.keyOf(body);
      const create = () => api.post('/api/partner-keys', { body, idempotencyKey });
      const created = (await confirmed(create)).data;
      attempt.end(idempotencyKey);
      return created;
    },
    onSuccess: (saved, entered) => {
      input.dropSaved(entered);
      if (!partner) {
        // The dialog itself reports success; the message of an earlier attempt no longer applies.
        toasts.clear();
        return onCreated(saved);
      }
      toasts.show({ title: texts.saved, tone: 'success' });
      return onClose();
    },
    onError: (error) => {
      setErrors(serverErrors(error));
      toasts.show({ title: texts.notSaved, description: errorDetail(error), tone: 'danger' });
    },
    onSettled: () => void refreshPartners(queryClient),
  });

  const isDirty = differs(draft, initial);
  return {
    draft,
    errors,
    isSaving: save.isPending,
    isDirty,
    onChange: (change: Partial<PartnerDraft>) => {
      input.change(change);
      // A message disappears as soon as its field changes.
      const kept = Object.entries(errors).filter(([field]) => !(field in change));
      if (kept.length < Object.keys(errors).length) setErrors(Object.fromEntries(kept));
    },
    onSubmit: () => {
      const found = partnerErrors(draft, { initial, now: now(), locale });
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      if (partner && !isDirty) onClose();
      else save.mutate(draft);
    },
    onClose: () => {
      input.discard();
      onClose();
    },
  };
}
