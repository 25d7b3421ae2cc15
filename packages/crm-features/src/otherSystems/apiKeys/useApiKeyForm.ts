import { useQueryClient } from '@tanstack/react-query';
import type { NewApiKey } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useApi, useNow } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { useForm, useKept } from '../../forms/index.ts';
import { apiKeyMessages } from './texts.ts';
import { refreshApiKeys } from './apiKeyQueries.ts';
import { apiKeyErrors, apiKeyBody, emptyApiKey, type ApiKeyDraft } from './apiKeyDraft.ts';
import { useTexts } from '../../language/index.ts';

interface Options {
  confirmed: Confirmed;
  onCreated: (key: NewApiKey) => void;
}

/** State of the form of a new key, and its submission. The input is kept until it is sent. */
export function useApiKeyForm({ confirmed, onCreated }: Options) {
  const apiKeyTexts = useTexts(apiKeyMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const now = useNow();
  return useForm<ApiKeyDraft, NewApiKey>({
    initial: emptyApiKey,
    kept: useKept('api key', ''),
    check: (draft) => apiKeyErrors(draft, now(), apiKeyTexts.form),
    save: async (draft) => {
      try {
        const body = apiKeyBody(draft);
        return (await confirmed(() => api.post('/api/api-keys', { body }))).data;
      } finally {
        void refreshApiKeys(queryClient);
      }
    },
    onSaved: (key) => {
      // The dialog itself reports success; the message of an earlier attempt no longer applies.
      toasts.clear();
      onCreated(key);
    },
    onFailed: (error) =>
      toasts.show({
        title: apiKeyTexts.toasts.notCreated,
        description: errorDetail(error),
        tone: 'danger',
      }),
  });
}
