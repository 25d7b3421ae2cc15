import { useConnection } from '../CrmContext.ts';
import { LiveUpdatesNoticeView, OfflineNoticeView } from './ConnectionNoticesView.tsx';

/** Shows "Live updates paused" with Reconnect once the realtime socket has stopped retrying. */
export function LiveUpdatesNotice() {
  const { state, reconnect } = useConnection();
  return state === 'paused' ? <LiveUpdatesNoticeView onReconnect={reconnect} /> : null;
}

/** Shows "You are offline" while the browser has no network. */
export function OfflineNotice() {
  return useConnection().state === 'offline' ? <OfflineNoticeView /> : null;
}
