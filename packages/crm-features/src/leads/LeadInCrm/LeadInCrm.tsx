import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CrmLead, Lead } from '@cardinal/contract';
import { InlineAlert, Link, Text, toasts } from '@cardinal/ui';
import { useApi, useSession } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import { detailMessages } from '../detailTexts.ts';
import { leadInCrmQuery } from './leadInCrmQuery.ts';
import { useTexts } from '../../language/index.ts';

export interface LeadInCrmProps {
  lead: Pick<Lead, 'id' | 'version'>;
  /** Whether nothing can be sent now. @default false */
  isReadOnly?: boolean;
}

/** Whether the lead is in HubSpot, with a link, or why not; nothing if the company sends none there. */
export function LeadInCrm({ lead, isReadOnly = false }: LeadInCrmProps) {
  const texts = useTexts(detailMessages).crm;
  const api = useApi();
  const queryClient = useQueryClient();
  const hasCompany = useSession()?.user.company_id != null;
  const query = leadInCrmQuery(api, lead);
  const { data } = useQuery({ ...query, enabled: hasCompany });
  const retry = useMutation({
    mutationFn: async () =>
      (await api.post('/api/leads/{id}/crm/retry', { params: { id: lead.id } })).data,
    onSuccess: (next: CrmLead) => queryClient.setQueryData(query.queryKey, next),
    onError: (error) =>
      toasts.show({ title: texts.notDone, description: errorDetail(error), tone: 'danger' }),
  });
  // Where it cannot be read, the lead itself says so.
  if (!data || data.state === null) return null;
  const link = data.url !== null && (
    <Link href={data.url} target="_blank" rel="noreferrer">
      {texts.sent}
    </Link>
  );
  if (data.state === 'failed' || data.state === 'skipped') {
    return (
      <InlineAlert
        tone="warning"
        title={texts.notSent}
        {...(!isReadOnly && { onRetry: () => retry.mutate(), isRetrying: retry.isPending })}
      >
        {data.reason} {link}
      </InlineAlert>
    );
  }
  return (
    <Text as="p" size="sm" tone="muted">
      {data.state === 'waiting' && texts.waiting} {data.state === 'waiting' && data.reason} {link}
    </Text>
  );
}
