import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Device } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';

import { errorDetail } from '../../client/http/apiError.ts';
import { useApi, useNow, useSessionStore } from '../../client/CrmContext.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { useRunsByItem } from '../../client/useRunsByItem.ts';
import { useClock } from '../../format/index.ts';
import { devicesQuery } from '../profileQueries.ts';
import { profileMessages } from '../texts.ts';
import { deviceName } from './deviceName.ts';
import { DevicesView } from './DevicesView.tsx';
import { useTexts } from '../../language/index.ts';

/** Lists the devices on which the user is signed in, and signs them out. */
export function Devices() {
  const { devices: texts } = useTexts(profileMessages);
  const api = useApi();
  const session = useSessionStore();
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  const now = useClock(useNow());
  const devices = useQuery(devicesQuery(api));
  const { running, run } = useRunsByItem();
  const ending = useMutation({
    mutationFn: ({ id }: Device) => api.delete('/api/auth/sessions/{id}', { params: { id } }),
    onSuccess: (_answer, { user_agent: agent }) =>
      toasts.show({ title: texts.ended({ device: deviceName(agent, texts) }), tone: 'info' }),
    onError: (error) =>
      toasts.show({ title: texts.endFailed, description: errorDetail(error), tone: 'danger' }),
    // Also after a failure: the session may have ended by itself.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
  });

  /**
   * If the server could not be reached, the browser keeps its session, because the other devices
   * still have theirs.
   */
  async function endAll() {
    try {
      await api.post('/api/auth/logout', { query: { all: 'true' } });
      session.clear();
      toasts.show({ title: texts.loggedOut, tone: 'info' });
    } catch (error) {
      toasts.show({
        title: texts.everywhereFailed,
        description: errorDetail(error),
        tone: 'danger',
      });
    }
  }

  return (
    <DevicesView
      devices={devices.data}
      dates={{ locale, now }}
      failure={devices.isError && !devices.data ? errorDetail(devices.error) : undefined}
      onRetry={() => void devices.refetch()}
      isRetrying={devices.isRefetching}
      onEnd={(device) => run(device.id, () => ending.mutateAsync(device))}
      endingIds={running}
      onEndAll={endAll}
    />
  );
}
