import { useEffect, useState } from 'react';
import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { globalsOf, type Globals } from './globals.ts';

/** The last values sent by the toolbars. */
function lastGlobals(channel: DocsContextProps['channel']): Globals {
  // The channel returns an empty list for values that were never sent.
  const told = [GLOBALS_UPDATED, SET_GLOBALS].map((event) => globalsOf(channel.last(event)?.[0]));
  return told.find((globals) => globals !== undefined) ?? {};
}

/** Follows the toolbars through Storybook's channel, because docs pages have no hook for them. */
export function useChannelGlobals(channel: DocsContextProps['channel']): Globals {
  const [globals, setGlobals] = useState(() => lastGlobals(channel));
  useEffect(() => {
    const follow = (event: unknown) => setGlobals((before) => globalsOf(event) ?? before);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}
