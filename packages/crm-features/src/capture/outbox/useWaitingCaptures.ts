import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../client/index.ts';
import { captureStore, sendingCapture, watchCaptures } from './outbox.ts';
import { belongsTo, type StoredCapture } from './waitingCapture.ts';

interface Found {
  captures: readonly StoredCapture[];
  sendingId: string | null;
  /** Whether this browser lets them be read. */
  isFailed: boolean;
}

/**
 * The user's captures on this device, oldest first; undefined until they have been read.
 * @param isWanted Whether they are read at all
 */
export function useWaitingCaptures(isWanted = true): Found | undefined {
  const user = useSession()?.user;
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const read = async () => {
      const result = await captureStore.all().then(
        (captures) => ({ captures, isFailed: false }),
        () => ({ captures: [], isFailed: true }),
      );
      if (!isGone) setFound({ ...result, sendingId: sendingCapture() });
    };
    void read();
    const stop = watchCaptures(() => void read());
    return () => {
      isGone = true;
      stop();
    };
  }, [isWanted]);
  return useMemo(() => {
    if (!found || !user) return undefined;
    const owner = { userId: user.id, companyId: user.company_id };
    return { ...found, captures: found.captures.filter((each) => belongsTo(each, owner)) };
  }, [found, user]);
}
