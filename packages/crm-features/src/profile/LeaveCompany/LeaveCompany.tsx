import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toasts, useLocale } from '@cardinal/ui';

import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSessionStore } from '../../client/CrmContext.ts';
import type { Confirm } from '../confirm.ts';
import { leavingQuery } from '../profileQueries.ts';
import { profileMessages } from '../texts.ts';
import { LeaveCompanyView } from './LeaveCompanyView.tsx';
import { useTexts } from '../../language/index.ts';

export interface LeaveCompanyProps {
  /** Name of the user's company. */
  company: string;
  /** Makes a call that needs a recent sign-in. */
  confirm: Confirm;
  /** URL of the screen where another administrator can be chosen. */
  membersHref?: string | undefined;
}

/** Leaves the user's company, after explaining what happens to the leads. */
export function LeaveCompany({ company, confirm, membersHref }: LeaveCompanyProps) {
  const { leave: texts } = useTexts(profileMessages);
  const api = useApi();
  const session = useSessionStore();
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  const preview = useQuery(leavingQuery(api));

  async function leave() {
    try {
      const { data: user } = await confirm(() => api.post('/api/companies/current/leave'));
      session.setUser(user);
      toasts.show({ title: texts.left({ company }), tone: 'info' });
      // All data read so far belongs to the company.
      await queryClient.invalidateQueries();
    } catch (error) {
      toasts.show({ title: texts.leftFailed, description: errorDetail(error), tone: 'danger' });
      // Others may have changed the consequences.
      await preview.refetch();
    }
  }

  return (
    <LeaveCompanyView
      company={company}
      preview={preview.data}
      locale={locale}
      failure={preview.isError ? errorDetail(preview.error) : undefined}
      onRetry={() => void preview.refetch()}
      isRetrying={preview.isRefetching}
      membersHref={membersHref}
      onLeave={leave}
    />
  );
}
