import { useConnection } from '../CrmContext.ts';
import { LiveUpdatesNoticeView, OfflineNoticeView } from './ConnectionNoticesView.tsx';

/** "Live updates paused" with Reconnect, once the live socket has given up. */
export function LiveUpdatesNotice() {
  const { state, reconnect } = useConnection();
  return state === 'paused' ? <LiveUpdatesNoticeView onReconnect={reconnect} /> : null;
}

/** "You are offline", while the browser has no network. */
export function OfflineNotice() {
  return useConnection().state === 'offline' ? <OfflineNoticeView /> : null;
}
