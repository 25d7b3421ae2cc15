export * from './LanguageContext.ts';
export * from './LanguageName.tsx';
export * from './LanguageProvider.tsx';
export * from './WithTags.tsx';
export * from './useTexts.ts';
