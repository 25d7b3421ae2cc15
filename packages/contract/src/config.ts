import { z } from 'zod';

/** What this installation has configured, so that screens offer only what works. */
export const configSchema = z
  .object({
    google: z
      .object({
        client_id: z.string(),
        authorization_endpoint: z.url().meta({ description: 'Where the browser is sent' }),
      })
      .nullable()
      .meta({ description: 'Null: Google sign-in is not set up, or can not be reached' }),
    ai: z.object({
      configured: z.boolean().meta({ description: 'False: the built-in writer composes' }),
      model: z.string().nullable(),
    }),
    mail: z.object({
      smtp: z.boolean().meta({ description: 'False: mail stays in the local mailbox' }),
    }),
    demo: z.boolean().meta({ description: 'Whether the demo sign-ins exist' }),
  })
  .meta({ id: 'Config' });

/** What this installation has configured. */
export type Config = z.infer<typeof configSchema>;
