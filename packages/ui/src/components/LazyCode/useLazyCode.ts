import { useEffect, useEffectEvent, useState } from 'react';
import { useTellNotLoaded } from './useTellNotLoaded.ts';

/**
 * Loads code on first use. React's `lazy` keeps a failure forever and fails the whole screen; here,
 * the next use tries again.
 * @param load Imports the code; the same function in every render.
 * @param isWanted Whether the code is needed now.
 * @param onFailed Called if the code could not be loaded. @default tells the user
 * @returns The code, or null until it has loaded.
 */
export function useLazyCode<Code>(
  load: () => Promise<Code>,
  isWanted: boolean,
  onFailed?: () => void,
): Code | null {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  const tell = useTellNotLoaded();
  const failed = useEffectEvent(onFailed ?? tell);
  const isMissing = isWanted && !code;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    load().then(
      (loaded) => !isGone && setCode({ loaded }),
      () => !isGone && failed(),
    );
    return () => {
      isGone = true;
    };
  }, [isMissing, load]);

  return code?.loaded ?? null;
}
