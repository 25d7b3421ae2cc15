import { z } from 'zod';

/** Features that this installation has configured, so that screens offer only those. */
export const configSchema = z
  .object({
    google: z
      .object({
        client_id: z.string(),
        authorization_endpoint: z.url().meta({ description: 'Where the browser is redirected to' }),
      })
      .nullable()
      .meta({ description: 'Null if Google sign-in is not configured or cannot be reached' }),
    ai: z.object({
      configured: z.boolean().meta({ description: 'False if the built-in writer is used' }),
      model: z.string().nullable(),
    }),
    mail: z.object({
      smtp: z.boolean().meta({ description: 'False if email is kept in the local mailbox' }),
    }),
    demo: z
      .object({ email: z.string(), password: z.string() })
      .nullable()
      .meta({ description: 'An account that visitors may try; null if this is no demo' }),
  })
  .meta({ id: 'Config' });

/** Features that this installation has configured. */
export type Config = z.infer<typeof configSchema>;
