import { useQueryClient } from '@tanstack/react-query';
import { Button, Form, PasswordField, toasts } from '@cardinal/ui';
import { lengths } from '@cardinal/contract/limits';
import { useApi } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { useForm } from '../../forms/index.ts';
import { bar } from './HubSpot.css.ts';
import { refreshCrm } from './crmQueries.ts';
import { crmMessages } from './texts.ts';
import { useTexts } from '../../language/index.ts';

export interface CrmKeyFormProps {
  /** Whether there is a connection, which gets the key. */
  isRenewal: boolean;
  confirmed: Confirmed;
  onConnected?: () => void;
}

/** Connects to HubSpot with a key, which is tried first. */
export function CrmKeyForm({ isRenewal, confirmed, onConnected }: CrmKeyFormProps) {
  const { connect: texts } = useTexts(crmMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { key: '' },
    check: ({ key }): Record<string, string> => (key.trim() === '' ? { key: texts.required } : {}),
    save: async ({ key }) => confirmed(() => api.put('/api/crm', { body: { key } })),
    onSaved: async () => {
      toasts.show({ title: texts.connected, tone: 'success' });
      onConnected?.();
      await refreshCrm(queryClient);
    },
    onFailed: (error) =>
      toasts.show({ title: texts.notConnected, description: errorDetail(error), tone: 'danger' }),
  });
  return (
    <Form {...form.props}>
      <PasswordField
        {...form.field('key')}
        label={texts.key}
        description={texts.hint}
        isRequired
        autoComplete="off"
        maxLength={lengths.crmKey}
      />
      <div className={bar}>
        <Button type="submit" variant="primary" isBusy={form.isSaving}>
          {isRenewal ? texts.renew : texts.submit}
        </Button>
      </div>
    </Form>
  );
}
