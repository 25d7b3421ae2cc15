import { readable, textsLoaded, type Language } from '@cardinal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { LanguageProvider, loadLanguage } from '../../packages/crm-features/src/language/index.ts';

/** Changes the language of the story on the page, and says when it is in that language. */
type Speak = (language: Language) => Promise<void>;

let speakNow: Speak | undefined;
let readCache: () => unknown = () => undefined;

/** What the story on the page was told by its server, and told its server. */
export const storyCache = (): unknown => readCache();

async function load(language: Language): Promise<void> {
  await loadLanguage(language);
  await textsLoaded();
}

const loaded = new Map<Language, Promise<void>>();

interface StoryLanguageProps {
  language: Language;
  children: ReactNode;
}

/** Waits for the texts, as the portal does before its first screen. */
function WhenLoaded({ language, children }: StoryLanguageProps) {
  if (language !== 'en') {
    const known = loaded.get(language) ?? readable(load(language));
    loaded.set(language, known);
    use(known);
  }
  return children;
}

/** Shows the story on the page in another language; false if it has none. */
export async function speakStory(language: Language): Promise<boolean> {
  if (!speakNow) return false;
  await load(language);
  await speakNow(language);
  return true;
}

/** A story in a language, which the check of languages changes after the story's own steps. */
export function StoryLanguage({ language, children }: StoryLanguageProps) {
  const queryClient = useQueryClient();
  const [spoken, setSpoken] = useState(() => {
    // Also what the story loads later.
    void loadLanguage(language);
    return { language, isSpoken: () => {} };
  });
  useEffect(() => spoken.isSpoken(), [spoken]);
  useEffect(() => {
    const speak: Speak = (next) =>
      new Promise((isSpoken) => {
        startTransition(() => setSpoken({ language: next, isSpoken }));
      });
    speakNow = speak;
    readCache = () =>
      [queryClient.getQueryCache(), queryClient.getMutationCache()].flatMap((cache) =>
        cache.getAll().map(({ state }) => state),
      );
    return () => {
      if (speakNow === speak) speakNow = undefined;
    };
  }, [queryClient]);
  return (
    <Suspense>
      <WhenLoaded language={language}>
        <LanguageProvider language={spoken.language}>{children}</LanguageProvider>
      </WhenLoaded>
    </Suspense>
  );
}
