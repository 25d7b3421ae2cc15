import type { DeviceReader } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryKeys, useApi } from '../../client/index.ts';
import { loadOutbox } from '../outbox/loadOutbox.ts';
import { deviceReader } from './deviceReader.ts';
import { deviceMessages } from './deviceTexts.ts';
import { useTexts } from '../../language/index.ts';

/** What this device has of the reader, what the server offers, and what can be done about it. */
export function useDeviceReader() {
  const deviceTexts = useTexts(deviceMessages);
  const api = useApi();
  const state = useSyncExternalStore(deviceReader.subscribe, deviceReader.get, deviceReader.get);
  const list = async (signal?: AbortSignal): Promise<DeviceReader> =>
    (await api.get('/api/card-reader', { signal })).data;
  const { data: offered } = useQuery({
    queryKey: queryKeys.deviceReader,
    queryFn: ({ signal }) => list(signal),
    enabled: state.isKnown && state.isSupported,
  });

  const prepare = async () => {
    await deviceReader.prepare(list);
    const { prepared, problem } = deviceReader.get();
    if (!prepared || problem) return;
    toasts.show({ title: deviceTexts.ready, tone: 'success' });
    // Photos that waited can be read now.
    const { tellCapturesChanged } = await loadOutbox();
    tellCapturesChanged();
  };
  const remove = async () => {
    await deviceReader.remove();
    toasts.show({ title: deviceTexts.removed });
  };

  return {
    state,
    offered,
    prepare: () => void prepare(),
    cancel: deviceReader.cancel,
    remove: () => void remove(),
    setSettings: deviceReader.setSettings,
  };
}
