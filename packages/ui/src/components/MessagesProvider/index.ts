export * from './MessagesProvider.tsx';
export { english } from '../../internal/messages.ts';
export type { MessageCatalogue, Messages } from '../../internal/messages.ts';
export type { MessageFormat, PluralForms } from '../../internal/messageFormat.ts';
