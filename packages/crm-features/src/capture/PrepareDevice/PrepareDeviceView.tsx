import type { DeviceReader } from '@cardinal/contract';
import {
  Button,
  Inline,
  InlineAlert,
  ProgressBar,
  Stack,
  Switch,
  Text,
  useLocale,
} from '@cardinal/ui';
import { CircleCheck, Download, Trash2 } from 'lucide-react';
import type { DeviceState } from '../device/deviceReader.ts';
import { formatSize } from '../../format/index.ts';
import { deviceMessages } from '../device/deviceTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface PrepareDeviceViewProps {
  /** What this device has of the reader. */
  state: DeviceState;
  /** What the server offers; undefined while that is not known. */
  offered: DeviceReader | undefined;
  /** Called to download what is missing. */
  onPrepare: () => void;
  /** Called to stop downloading. */
  onCancel: () => void;
  /** Called to delete everything from this device. */
  onRemove: () => void;
  /** Called to read here always, or only without the server. */
  onAlwaysChange: (isAlways: boolean) => void;
}

/** Whether the server has another version than the one on this device. */
export const isOutdated = ({ prepared }: DeviceState, offered: DeviceReader | undefined): boolean =>
  prepared !== null && offered !== undefined && offered.version !== prepared.version;

function Fetching({ state, onCancel }: Pick<PrepareDeviceViewProps, 'state' | 'onCancel'>) {
  const texts = useTexts(deviceMessages);
  const { locale } = useLocale();
  const { begun } = state;
  return (
    <Stack gap={3}>
      <ProgressBar
        label={texts.preparing}
        {...(begun && {
          value: begun.bytes,
          maxValue: begun.list.bytes,
          valueLabel: texts.progress({
            done: formatSize(begun.bytes, locale),
            total: formatSize(begun.list.bytes, locale),
          }),
        })}
      />
      <Inline justify="end">
        <Button size="sm" onPress={onCancel}>
          {texts.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}

function Stopped({ state, onPrepare, onRemove }: PrepareDeviceViewProps) {
  const texts = useTexts(deviceMessages);
  const { locale } = useLocale();
  const { begun, problem } = state;
  const isOwn = problem === null || problem === 'cancelled';
  const reason = isOwn ? null : texts.problems[problem];
  return (
    <Stack gap={3}>
      <InlineAlert
        tone={isOwn ? 'info' : 'danger'}
        title={
          reason?.title ??
          texts.stopped({
            done: formatSize(begun?.bytes ?? 0, locale),
            total: formatSize(begun?.list.bytes ?? 0, locale),
          })
        }
      >
        {reason?.description ?? texts.stoppedText}
      </InlineAlert>
      <Inline gap={2} wrap>
        <Button variant="primary" icon={Download} onPress={onPrepare}>
          {texts.resume}
        </Button>
        {begun && !state.prepared && (
          <Button variant="quiet" icon={Trash2} onPress={onRemove} isBusy={state.isRemoving}>
            {texts.remove}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

function Unprepared({ offered, onPrepare }: PrepareDeviceViewProps) {
  const texts = useTexts(deviceMessages);
  const { locale } = useLocale();
  return (
    <Stack gap={3} align="start">
      <Text as="p" tone="muted">
        {offered ? texts.unprepared({ size: formatSize(offered.bytes, locale) }) : texts.offline}
      </Text>
      <Button icon={Download} isDisabled={!offered} onPress={onPrepare}>
        {texts.prepare}
      </Button>
    </Stack>
  );
}

function Prepared({
  state,
  offered,
  onPrepare,
  onRemove,
  onAlwaysChange,
  children,
}: PrepareDeviceViewProps & { children: React.ReactNode }) {
  const texts = useTexts(deviceMessages);
  const { locale } = useLocale();
  const { prepared, isAlways, isRemoving } = state;
  return (
    <Stack gap={4}>
      <InlineAlert tone="success" icon={CircleCheck} title={texts.prepared}>
        {texts.preparedText({ size: formatSize(prepared?.bytes ?? 0, locale) })}
      </InlineAlert>
      {children ??
        (isOutdated(state, offered) && (
          <InlineAlert
            title={texts.update.title}
            action={
              <Button size="sm" icon={Download} onPress={onPrepare}>
                {texts.update.action}
              </Button>
            }
          >
            {texts.update.description}
          </InlineAlert>
        ))}
      <Switch isSelected={isAlways} description={texts.alwaysHint} onChange={onAlwaysChange}>
        {texts.always}
      </Switch>
      <Inline>
        <Button icon={Trash2} onPress={onRemove} isBusy={isRemoving}>
          {texts.remove}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Prepares this device for reading cards without a network. */
export function PrepareDeviceView(props: PrepareDeviceViewProps) {
  const texts = useTexts(deviceMessages);
  const { state, onCancel } = props;
  const { isKnown, isSupported, prepared, begun, isFetching, problem } = state;
  if (!isKnown) return null;
  if (!isSupported) {
    return (
      <InlineAlert title={texts.unsupported.title}>{texts.unsupported.description}</InlineAlert>
    );
  }
  const isStopped = begun !== null || (problem !== null && problem !== 'cancelled');
  const inProgress = isFetching ? (
    <Fetching state={state} onCancel={onCancel} />
  ) : (
    isStopped && <Stopped {...props} />
  );
  if (prepared) return <Prepared {...props}>{inProgress || undefined}</Prepared>;
  return inProgress || <Unprepared {...props} />;
}
