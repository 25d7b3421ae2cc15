export { createOutside, type Outside } from './guard.ts';
export { createWebhookSender, type WebhookSender } from './sender.ts';
export { newSecret, signedHeaders } from './signature.ts';
