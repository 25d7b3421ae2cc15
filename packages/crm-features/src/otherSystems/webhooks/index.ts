export { Webhooks, type WebhooksProps } from './Webhooks.tsx';
