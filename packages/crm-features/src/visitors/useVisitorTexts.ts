import { englishTexts, loadTexts } from '@cardinal/contract/messages';
import { visitorLanguage, visitorMessages, type VisitorTexts } from '@cardinal/contract/visitors';
import { useEffect, useState } from 'react';

/** What visitors read, and the language that it is in. */
interface Loaded {
  language: ReturnType<typeof visitorLanguage>;
  texts: VisitorTexts;
}

/** What visitors read, in the language of a locale; in English while that is loading. */
export function useVisitorTexts(locale: string) {
  const language = visitorLanguage(locale);
  const [loaded, setLoaded] = useState<Loaded>(() => ({
    language: 'en',
    texts: englishTexts(visitorMessages),
  }));
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const texts = await loadTexts(visitorMessages, language);
      if (!isOver) setLoaded({ language, texts });
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [language]);
  return { ...loaded, isLoading: loaded.language !== language };
}
