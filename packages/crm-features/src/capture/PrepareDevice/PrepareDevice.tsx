import { Card, Heading, Stack } from '@cardinal/ui';
import { useId } from 'react';
import { deviceMessages } from '../device/deviceTexts.ts';
import { useDeviceReader } from '../device/useDeviceReader.ts';
import { isOutdated, PrepareDeviceView } from './PrepareDeviceView.tsx';
import { useTexts } from '../../language/index.ts';

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
  const texts = useTexts(deviceMessages);
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
