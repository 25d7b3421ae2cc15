export * from './LanguageContext.ts';
export * from './languageName.ts';
export * from './LanguageProvider.tsx';
export * from './WithTags.tsx';
export * from './useTexts.ts';
