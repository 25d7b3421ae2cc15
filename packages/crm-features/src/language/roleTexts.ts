import { roleLabels } from '@cardinal/contract/labels';
import { messages, type TextsOf } from '@cardinal/contract/messages';

/** What the roles of users are called; apart from the other labels, which the sign-up does not need. */
export const roleMessages = messages(roleLabels, {
  de: async () => (await import('../languages/de/shared.ts')).default.role,
  hi: async () => (await import('../languages/hi/shared.ts')).default.role,
});

/** The names of the roles in the language of the user. */
export type RoleTexts = TextsOf<typeof roleMessages>;
