import { useDeviceReader } from '../device/useDeviceReader.ts';
import { PrepareOfferView } from './PrepareOfferView.tsx';

export interface PrepareOfferProps {
  /** Name of the event where the user is. */
  event: string;
  /** Called when the user accepts: the progress is on another screen. */
  onPrepare: () => void;
}

/** Offers once to prepare this device, if it is not prepared and can be. */
export function PrepareOffer({ event, onPrepare }: PrepareOfferProps) {
  const { state, offered, prepare, setSettings } = useDeviceReader();
  const { isKnown, isSupported, isOffered, prepared, begun, isFetching } = state;
  const isNeeded = isKnown && isSupported && !prepared && !begun && !isFetching;
  if (!isNeeded || isOffered || !offered) return null;
  const settle = () => setSettings({ isOffered: true });
  return (
    <PrepareOfferView
      event={event}
      bytes={offered.bytes}
      onDismiss={settle}
      onPrepare={() => {
        settle();
        prepare();
        onPrepare();
      }}
    />
  );
}
