import type { User } from '@cardinal/contract';
import { toasts, ToastRegion } from '@cardinal/ui';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createSessionStore, CrmProvider } from '../../packages/crm-features/src/client/index.ts';
import {
  buildSession,
  memoryStorage,
  storyNow,
} from '../../packages/crm-features/src/fixtures/index.ts';

/** Options of a story under `parameters.crm`. */
interface CrmParameters {
  /** The signed-in user: changes to the default agent, or null for nobody. */
  user?: Partial<User> | null;
  /** Whether the live socket is opened. @default false */
  realtime?: boolean;
}

function FreshCrm({ user, realtime = false, children }: CrmParameters & { children: ReactNode }) {
  const [session] = useState(() => {
    const store = createSessionStore(memoryStorage());
    if (user !== null) store.set(buildSession(user));
    return store;
  });
  useEffect(() => toasts.clear, []);
  return (
    <CrmProvider session={session} realtime={realtime} now={() => storyNow}>
      {children}
      <ToastRegion />
    </CrmProvider>
  );
}

/** Gives the stories of widgets, screens and flows a signed-in agent and a separate cache. */
export const withCrm: Decorator = (Story, { id, title, parameters }) => {
  if (!/^(CRM|Screens|Flows)\//.test(title)) return <Story />;
  const settings: CrmParameters = parameters['crm'] ?? {};
  return (
    <FreshCrm key={id} {...settings}>
      <Story />
    </FreshCrm>
  );
};
