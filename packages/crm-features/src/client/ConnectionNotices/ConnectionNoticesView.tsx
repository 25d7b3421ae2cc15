import { RefreshCw, WifiOff } from 'lucide-react';
import { Button, InlineAlert } from '@cardinal/ui';
import { useTexts } from '../../language/useTexts.ts';
import { clientMessages } from '../texts.ts';

export interface LiveUpdatesNoticeViewProps {
  /** Called to reconnect immediately. */
  onReconnect: () => void;
}

/** Notice that changes by others no longer arrive automatically. */
export function LiveUpdatesNoticeView({ onReconnect }: LiveUpdatesNoticeViewProps) {
  const { paused } = useTexts(clientMessages);
  return (
    <InlineAlert
      tone="neutral"
      title={paused.title}
      action={
        <Button size="sm" icon={RefreshCw} onPress={onReconnect}>
          {paused.reconnect}
        </Button>
      }
    >
      {paused.description}
    </InlineAlert>
  );
}

/** Notice that there is no network, and what still works. */
export function OfflineNoticeView() {
  const { offline } = useTexts(clientMessages);
  return (
    <InlineAlert tone="warning" icon={WifiOff} title={offline.title}>
      {offline.description}
    </InlineAlert>
  );
}
