import { Button, InlineAlert, useLocale } from '@cardinal/ui';
import { formatSize } from '../../format/index.ts';
import { deviceMessages } from '../device/deviceTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface PrepareOfferViewProps {
  /** Name of the event where the user is. */
  event: string;
  /** Size of the download. */
  bytes: number;
  onPrepare: () => void;
  /** Called when the user declines. */
  onDismiss: () => void;
}

/** Offers to prepare this device for the event where the user is. */
export function PrepareOfferView({ event, bytes, onPrepare, onDismiss }: PrepareOfferViewProps) {
  const texts = useTexts(deviceMessages);
  const { locale } = useLocale();
  return (
    <InlineAlert
      tone="neutral"
      title={texts.offer.title({ event })}
      action={
        <Button size="sm" onPress={onPrepare}>
          {texts.prepare}
        </Button>
      }
      onDismiss={onDismiss}
    >
      {texts.unprepared({ size: formatSize(bytes, locale) })}
    </InlineAlert>
  );
}
