import { useQueryClient } from '@tanstack/react-query';
import type { PartnerKey } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useState } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { useAttempt, useForm, useKept } from '../../forms/index.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { refreshPartners } from '../memberQueries.ts';
import { partnerMessages } from '../partnerTexts.ts';
import {
  bodyOf,
  draftOfKey,
  emptyPartner,
  partnerErrors,
  type PartnerDraft,
} from './partnerDraft.ts';
import { useTexts } from '../../language/index.ts';

interface Options {
  /** The key to change; null for a new one. */
  partner: PartnerKey | null;
  confirmed: Confirmed;
  onCreated: (partner: PartnerKey) => void;
  onClose: () => void;
}

/** State of a key's form, and its submission. The input is kept until it is saved or discarded. */
export function usePartnerForm({ partner, confirmed, onCreated, onClose }: Options) {
  const partnerTexts = useTexts(partnerMessages);
  const texts = partnerTexts.toasts;
  const api = useApi();
  const queryClient = useQueryClient();
  const now = useNow();
  const [initial] = useState(() => (partner ? draftOfKey(partner) : emptyPartner));
  const attempt = useAttempt('partner key', '');
  return useForm<PartnerDraft, PartnerKey>({
    initial,
    kept: useKept('partner key', partner?.id ?? ''),
    check: (draft) => partnerErrors(draft, { initial, now: now() }, partnerTexts.form),
    save: async (draft) => {
      try {
        const body = bodyOf(draft, initial);
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
      } finally {
        void refreshPartners(queryClient);
      }
    },
    onSaved: (saved) => {
      if (!partner) {
        // The dialog itself reports success; the message of an earlier attempt no longer applies.
        toasts.clear();
        onCreated(saved);
        return;
      }
      toasts.show({ title: texts.saved, tone: 'success' });
      onClose();
    },
    ...(partner && { onUnchanged: onClose }),
    // A message about one origin belongs to the list.
    errorsOf: ({ fields }) =>
      Object.fromEntries(
        Object.entries(fields).map(([path, message]) => [path.split('.')[0] ?? path, message]),
      ),
    onFailed: (error) =>
      toasts.show({ title: texts.notSaved, description: errorDetail(error), tone: 'danger' }),
  });
}
