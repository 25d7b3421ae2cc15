import optimizeLocales from '@react-aria/optimize-locales-plugin';

const kept = { locales: ['en-US'] };

/**
 * Leaves out React Aria's own texts in thirty other languages, which would load with its code. Those in
 * our languages are ours, and load with the language.
 */
export const reactAriaTexts = {
  vite: () => optimizeLocales.vite(kept),
  rolldown: () => optimizeLocales.rolldown(kept),
};
