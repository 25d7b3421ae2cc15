import { RefreshCw, WifiOff } from 'lucide-react';
import { Button, InlineAlert } from '@cardinal/ui';
import { clientTexts } from '../texts.ts';

export interface LiveUpdatesNoticeViewProps {
  /** Called to reconnect immediately. */
  onReconnect: () => void;
}

/** Notice that changes by others no longer arrive automatically. */
export function LiveUpdatesNoticeView({ onReconnect }: LiveUpdatesNoticeViewProps) {
  return (
    <InlineAlert
      tone="neutral"
      title={clientTexts.paused.title}
      action={
        <Button size="sm" icon={RefreshCw} onPress={onReconnect}>
          {clientTexts.paused.reconnect}
        </Button>
      }
    >
      {clientTexts.paused.description}
    </InlineAlert>
  );
}

/** Notice that there is no network, and what still works. */
export function OfflineNoticeView() {
  return (
    <InlineAlert tone="warning" icon={WifiOff} title={clientTexts.offline.title}>
      {clientTexts.offline.description}
    </InlineAlert>
  );
}
