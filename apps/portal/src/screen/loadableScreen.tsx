import { textsLoaded } from '@cardinal/contract/messages';
import type { ApiClient, SessionStore } from '@cardinal/crm-features';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, useState, type ComponentType } from 'react';

/** Where the data of a screen comes from and goes. */
export interface ScreenData {
  api: ApiClient;
  session: SessionStore;
  queryClient: QueryClient;
}

/** The code of a screen. */
export interface ScreenCode {
  default: ComponentType;
  /**
   * Puts the data that was requested early for the screen, or is on this device, into the cache.
   * @param inside For the frame: the screen in it
   */
  readEarly?: (data: ScreenData, inside?: ScreenCode) => Promise<void>;
}

/** A screen whose code is loaded when it is shown, or before. */
export interface LoadableScreen {
  /** Suspends while the code loads. */
  Screen: ComponentType;
  load: () => Promise<ScreenCode>;
}

/**
 * Like React's `lazy`, but code that has loaded already is rendered at once: `lazy` suspends on its
 * first render in any case, which shows a spinner for a moment.
 * @param importCode Imports the code
 */
export function loadableScreen(importCode: () => Promise<ScreenCode>): LoadableScreen {
  let loaded: ComponentType | undefined;
  const load = async () => {
    const code = await importCode();
    await textsLoaded();
    loaded = code.default;
    return code;
  };
  const Late = lazy(load);
  function Screen() {
    // The same component for as long as the screen is shown, so that it keeps its state.
    const [Shown] = useState(() => loaded ?? Late);
    return <Shown />;
  }
  return { Screen, load };
}
