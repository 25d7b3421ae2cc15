import type { PublicLanguage } from '@cardinal/contract/messages';
import type { VisitorTexts } from '@cardinal/contract/visitors';
import { english, type MessageCatalogue } from '@cardinal/ui';
import { useMemo } from 'react';

/** The texts of the components themselves; of those that the widgets show, in the visitor's language. */
export const useLibraryTexts = (language: PublicLanguage, texts: VisitorTexts): MessageCatalogue =>
  useMemo(
    () => ({
      language,
      messages: (format) => ({
        ...english.messages(format),
        retry: texts.problems.retry,
        opensInNewTab: texts.library.newTab,
        working: texts.library.working,
        loading: texts.form.loading,
      }),
    }),
    [language, texts],
  );
