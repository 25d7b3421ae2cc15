import type { User } from '@cardinal/contract';
import { toasts, ToastRegion } from '@cardinal/ui';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { createSessionStore, CrmProvider } from '../../packages/crm-features/src/client/index.ts';
import {
  buildSession,
  memoryStorage,
  storyNow,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { sendToHandlers } from '../mockNetwork.ts';
import { usesServer } from './usesServer.ts';

/** Options of a story under `parameters.crm`. */
export interface CrmParameters {
  /** The signed-in user: changes to the default agent, or null for nobody. */
  user?: Partial<User> | null;
  /** Whether the live socket is opened. @default false */
  realtime?: boolean;
}

/** The network of one story: requests in progress when the story ends never complete. */
function createStoryNetwork() {
  let isOver = false;
  const never = new Promise<never>(() => {});
  return {
    end() {
      isOver = true;
    },
    fetch: (...request: Parameters<typeof fetch>) =>
      sendToHandlers(...request).then(
        (answer) => (isOver ? never : answer),
        (error: unknown) => (isOver ? never : Promise.reject(error)),
      ),
  };
}

function FreshCrm({ user, realtime = false, children }: CrmParameters & { children: ReactNode }) {
  const [session] = useState(() => {
    const store = createSessionStore(memoryStorage());
    if (user !== null) store.set(buildSession(user));
    return store;
  });
  const [network] = useState(createStoryNetwork);
  useEffect(
    () => () => {
      network.end();
      toasts.clear();
    },
    [network],
  );
  return (
    <CrmProvider session={session} realtime={realtime} now={() => storyNow} fetch={network.fetch}>
      {children}
      <ToastRegion />
    </CrmProvider>
  );
}

/** Gives the stories of widgets, screens and flows a signed-in agent and a separate cache. */
export const withCrm: Decorator = (Story, { id, title, parameters }) => {
  if (!usesServer(title)) return <Story />;
  const settings: CrmParameters = parameters['crm'] ?? {};
  return (
    <FreshCrm key={id} {...settings}>
      <Story />
    </FreshCrm>
  );
};
