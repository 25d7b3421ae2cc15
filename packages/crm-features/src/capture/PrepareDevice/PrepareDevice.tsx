import { Card, Heading, Stack } from '@cardinal/ui';
import { useId } from 'react';
import { deviceTexts as texts } from '../device/deviceTexts.ts';
import { useDeviceReader } from '../device/useDeviceReader.ts';
import { isOutdated, PrepareDeviceView } from './PrepareDeviceView.tsx';

/** Prepares this device for reading cards without a network, and sets how it reads. */
export function PrepareDevice() {
  const { state, offered, prepare, cancel, remove, setSettings } = useDeviceReader();
  return (
    <PrepareDeviceView
      state={state}
      offered={offered}
      onPrepare={prepare}
      onCancel={cancel}
      onRemove={remove}
      onAlwaysChange={(isAlways) => setSettings({ isAlways })}
    />
  );
}

/** The same as a card, while there is something to do. */
export function PrepareDeviceCard() {
  const { state, offered } = useDeviceReader();
  const titleId = useId();
  const isDone = state.prepared !== null && !state.begun && !isOutdated(state, offered);
  if (!state.isKnown || !state.isSupported || (isDone && !state.isFetching)) return null;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} id={titleId}>
          {texts.title}
        </Heading>
        <PrepareDevice />
      </Stack>
    </Card>
  );
}
