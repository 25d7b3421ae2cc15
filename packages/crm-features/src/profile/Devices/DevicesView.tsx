import type { Device } from '@cardinal/contract';
import {
  AlertDialog,
  Badge,
  Button,
  Icon,
  Inline,
  InlineAlert,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@cardinal/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { RelativeTime, type DateContext } from '../../format/index.ts';
import {
  device as deviceClass,
  deviceIcon,
  deviceName as nameClass,
  devices as listClass,
  deviceTimes,
  deviceWords,
} from '../Profile.css.ts';
import { profileMessages } from '../texts.ts';
import { deviceName, isHandheld } from './deviceName.ts';
import { useTexts } from '../../language/index.ts';

export interface DevicesViewProps {
  /** The devices; undefined until they are loaded. */
  devices: readonly Device[] | undefined;
  /** Locale, and the moment that "ago" is relative to. */
  dates: DateContext;
  /** Why they could not be loaded. */
  failure?: string | undefined;
  /** Loads them again. */
  onRetry: () => void;
  /** Whether a retry after a failure is in progress. */
  isRetrying?: boolean;
  /** Ends the session of a device. */
  onEnd: (device: Device) => void;
  /** Ids of the devices whose sessions are being ended. */
  endingIds?: ReadonlySet<string>;
  /** Ends every session, including this one. */
  onEndAll: () => Promise<void>;
}

function DeviceRow({
  device,
  dates,
  onEnd,
  isEnding,
}: Pick<DevicesViewProps, 'dates' | 'onEnd'> & { device: Device; isEnding: boolean }) {
  const { devices: texts } = useTexts(profileMessages);
  const name = deviceName(device.user_agent, texts);
  return (
    <li className={deviceClass}>
      <span className={deviceIcon}>
        <Icon icon={isHandheld(device.user_agent) ? Smartphone : Monitor} size={20} />
      </span>
      <div className={deviceWords}>
        <span className={nameClass} title={device.user_agent}>
          {name}
          {device.is_current && <Badge tone="success">{texts.current}</Badge>}
        </span>
        <span className={deviceTimes}>
          {device.is_current ? (
            texts.usedNow
          ) : (
            <>
              {texts.lastUsed} <RelativeTime iso={device.last_used_at} dates={dates} />
            </>
          )}
          {' · '}
          {texts.signedIn} <RelativeTime iso={device.created_at} dates={dates} />
        </span>
      </div>
      {!device.is_current && (
        <Button
          size="sm"
          aria-label={texts.endOf({ device: name })}
          isBusy={isEnding}
          onPress={() => onEnd(device)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function DevicesLoading() {
  const { devices: texts } = useTexts(profileMessages);
  return (
    <SkeletonGroup label={texts.loading} className={listClass}>
      {[0, 1].map((row) => (
        <div key={row} className={deviceClass}>
          <Skeleton width={36} height={36} radius="control" />
          <Stack gap={2}>
            <Skeleton width={140} />
            <Skeleton width={200} height={8} />
          </Stack>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** The devices on which the user is signed in. */
export function DevicesView({
  devices,
  dates,
  failure,
  onRetry,
  isRetrying = false,
  onEnd,
  endingIds,
  onEndAll,
}: DevicesViewProps) {
  const { devices: texts } = useTexts(profileMessages);
  const [asks, setAsks] = useState(false);
  return (
    <Stack gap={4}>
      {failure !== undefined && (
        <InlineAlert tone="danger" title={texts.failed} onRetry={onRetry} isRetrying={isRetrying}>
          {failure}
        </InlineAlert>
      )}
      {failure === undefined && !devices && <DevicesLoading />}
      {devices && (
        <Stack as="ul" gap={0} className={listClass}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              dates={dates}
              onEnd={onEnd}
              isEnding={endingIds?.has(device.id) ?? false}
            />
          ))}
        </Stack>
      )}
      <Inline>
        <Button onPress={() => setAsks(true)}>{texts.everywhere}</Button>
      </Inline>
      <AlertDialog
        isOpen={asks}
        onOpenChange={setAsks}
        tone="danger"
        title={texts.everywhereQuestion}
        confirmLabel={texts.everywhere}
        cancelLabel={texts.cancel}
        onConfirm={onEndAll}
      >
        {texts.everywhereText}
      </AlertDialog>
    </Stack>
  );
}
