/** Message to a waiting service worker: it may take over. */
export const activate = 'activate';

const languagePrefix = 'language:';

/** Message to a service worker: texts in a language are used on this device. */
export const usesLanguage = (language: string): string => languagePrefix + language;

/** The language in such a message. */
export const languageIn = (message: unknown): string | undefined =>
  typeof message === 'string' && message.startsWith(languagePrefix)
    ? message.slice(languagePrefix.length)
    : undefined;
