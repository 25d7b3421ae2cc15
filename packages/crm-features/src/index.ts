export * from './auth/index.ts';
export * from './client/index.ts';
export { hasCaptures } from './client/kept/hasCaptures.ts';
export {
  LanguageProvider,
  loadLanguage,
  useTexts,
  type LanguageProviderProps,
} from './language/index.ts';
export { roleMessages } from './language/roleTexts.ts';
export * from './leads/index.ts';
export { useUnconfirmedCount } from './members/Unconfirmed/unconfirmedQueries.ts';
export { useWaitingProposals } from './otherSystems/proposals/waitingProposals.ts';
export * from './stats/index.ts';
