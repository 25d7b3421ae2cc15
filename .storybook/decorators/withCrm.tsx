import type { User } from '@cardinal/contract';
import { chooseLanguage, languages, type Language } from '@cardinal/contract/messages';
import { toasts, ToastRegion } from '@cardinal/ui';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { createSessionStore, CrmProvider } from '../../packages/crm-features/src/client/index.ts';
import {
  buildSession,
  memoryStorage,
  storyNow,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { rememberAnswer } from '../languages/storyData.ts';
import { StoryLanguage } from '../languages/StoryLanguage.tsx';
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
        (answer) => (isOver ? never : rememberAnswer(answer)),
        (error: unknown) => (isOver ? never : Promise.reject(error)),
      ),
  };
}

interface FreshCrmProps extends CrmParameters {
  /** The language of the story, if the application is written in it. */
  language: Language | undefined;
  children: ReactNode;
}

function FreshCrm({ user, realtime = false, language, children }: FreshCrmProps) {
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
  const shown = (
    <>
      {children}
      <ToastRegion />
    </>
  );
  return (
    <CrmProvider session={session} realtime={realtime} now={() => storyNow} fetch={network.fetch}>
      {language ? <StoryLanguage language={language}>{shown}</StoryLanguage> : shown}
    </CrmProvider>
  );
}

/** Gives the stories of widgets, screens and flows a signed-in agent and a separate cache. */
export const withCrm: Decorator = (Story, { id, title, globals, parameters }) => {
  if (!usesServer(title)) return <Story />;
  const settings: CrmParameters = parameters['crm'] ?? {};
  const locale = String(parameters['locale'] ?? globals['locale']);
  // Mirrored stories have the locale of Arabic, in which the application is not written.
  const isMirrored = (parameters['direction'] ?? globals['direction']) === 'rtl';
  const language = isMirrored ? undefined : chooseLanguage([locale], languages);
  return (
    <FreshCrm key={id} language={language} {...settings}>
      <Story />
    </FreshCrm>
  );
};
