export * from './MessagesProvider.tsx';
export { english } from '../../internal/messages/messages.ts';
export type { MessageCatalogue, Messages } from '../../internal/messages/messages.ts';
export type { MessageFormat, PluralForms } from '../../internal/messages/messageFormat.ts';
