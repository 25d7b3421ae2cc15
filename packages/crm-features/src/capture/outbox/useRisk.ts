import { useEffect, useState } from 'react';

/** Bytes that a few photos take; with less, the next one may not fit. */
const scarce = 20_000_000;

/** Why captures may not be safe in this browser. */
export type CaptureRisk = 'full' | 'temporary';

async function findRisk(): Promise<CaptureRisk | null> {
  const { storage } = navigator;
  const { quota, usage } = (await storage?.estimate?.()) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < scarce) return 'full';
  return (await storage?.persisted?.()) === false ? 'temporary' : null;
}

/**
 * Why captures may not be safe in this browser; null if they are, or until that is known.
 * @param amount How many there are: it is looked up again when that changes
 */
export function useRisk(amount: number): CaptureRisk | null {
  const [risk, setRisk] = useState<CaptureRisk | null>(null);
  useEffect(() => {
    let isGone = false;
    findRisk().then(
      (found) => !isGone && setRisk(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asks again after each capture
  }, [amount]);
  return risk;
}
