import type { OwnCompany } from '@cardinal/contract';
import { Heading, InlineAlert, Skeleton, Switch, Text, toasts } from '@cardinal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { companyQuery, refreshMembers } from '../memberQueries.ts';
import { panel, section } from '../members.css.ts';
import { memberMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

function PictureSwitch({ company }: { company: OwnCompany }) {
  const { cards: texts } = useTexts(memberMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (keep_card_pictures: boolean) =>
      (await api.put('/api/companies/current', { body: { keep_card_pictures } })).data,
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKeys.ownCompany, saved);
      void refreshMembers(queryClient);
      toasts.show({ title: saved.keep_card_pictures ? texts.kept : texts.notKept });
    },
    onError: (error) =>
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' }),
  });
  // A server that knows only the specification keeps none.
  const isOn = isPending ? variables : (company.keep_card_pictures ?? false);
  return (
    <div>
      <Switch isSelected={isOn} onChange={(value) => mutate(value)}>
        {texts.keep}
      </Switch>
      <Text as="p" tone="muted">
        {isOn ? texts.on : texts.off}
      </Text>
    </div>
  );
}

/** Whether the signed-in manager's company keeps the pictures of cards with its leads. */
export function CardSetting() {
  const { cards: texts, company: companyTexts } = useTexts(memberMessages);
  const titleId = useId();
  const { data, error, refetch, isFetching } = useQuery(companyQuery(useApi()));
  return (
    <div className={panel}>
      <section aria-labelledby={titleId} className={section}>
        <Heading level={2} size="md" id={titleId}>
          {texts.title}
        </Heading>
        {data ? (
          <PictureSwitch company={data} />
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
      </section>
    </div>
  );
}
