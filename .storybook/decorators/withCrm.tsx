import type { User } from '@cardinal/contract';
import { chooseLanguage, languages, type Language } from '@cardinal/contract/messages';
import { toasts, ToastRegion } from '@cardinal/ui';
import type { Decorator } from '@storybook/react-vite';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { createSessionStore, CrmProvider } from '../../packages/crm-features/src/client/index.ts';
import { LanguageProvider } from '../../packages/crm-features/src/language/index.ts';
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

/** The story in the language of its locale, where the application is written in it. */
function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  if (language === 'en') return children;
  return (
    <Suspense>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </Suspense>
  );
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
export const withCrm: Decorator = (Story, { id, title, globals, parameters }) => {
  if (!usesServer(title)) return <Story />;
  const settings: CrmParameters = parameters['crm'] ?? {};
  const locale = String(parameters['locale'] ?? globals['locale']);
  return (
    <FreshCrm key={id} {...settings}>
      <InLanguage language={chooseLanguage([locale], languages) ?? 'en'}>
        <Story />
      </InLanguage>
    </FreshCrm>
  );
};
