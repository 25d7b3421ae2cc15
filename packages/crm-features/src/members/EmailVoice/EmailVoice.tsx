import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnCompany } from '@cardinal/contract';
import { InlineAlert, Skeleton, toasts } from '@cardinal/ui';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { useForm, useKept } from '../../forms/index.ts';
import { companyQuery, refreshMembers } from '../memberQueries.ts';
import { panel } from '../members.css.ts';
import { memberMessages } from '../texts.ts';
import { EmailVoiceView, type EmailVoiceValues } from './EmailVoiceView.tsx';
import { useTexts } from '../../language/index.ts';

/** The form for a company that has been read. */
function VoiceForm({ company }: { company: OwnCompany }) {
  const { voice: texts } = useTexts(memberMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useForm<EmailVoiceValues, OwnCompany>({
    // A server that knows only the specification has neither.
    initial: { about: company.about ?? '', tone: company.tone ?? 'friendly' },
    kept: useKept('email voice', company.company_id),
    save: async (body) => (await api.put('/api/companies/current', { body })).data,
    onSaved: (saved) => {
      queryClient.setQueryData(queryKeys.ownCompany, saved);
      void refreshMembers(queryClient);
      toasts.show({ title: texts.saved, tone: 'success' });
    },
    onFailed: (error) =>
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' }),
  });
  return <EmailVoiceView form={form} />;
}

/** What the signed-in manager's company sells, and how its emails address people. */
export function EmailVoice() {
  const { company: companyTexts } = useTexts(memberMessages);
  const { data, error, refetch, isFetching } = useQuery(companyQuery(useApi()));
  return (
    <div className={panel}>
      {data ? (
        <VoiceForm company={data} />
      ) : error ? (
        <InlineAlert
          tone="danger"
          title={companyTexts.failed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorDetail(error)}
        </InlineAlert>
      ) : (
        <Skeleton width="60%" />
      )}
    </div>
  );
}
