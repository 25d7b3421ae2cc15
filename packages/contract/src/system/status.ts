import { z } from 'zod';
import { timestampSchema } from '../common.ts';
import { serviceNames, serviceStates, type ServiceId } from '../labels.ts';

const stateSchema = z
  .enum(serviceStates)
  .meta({ description: '`degraded`: works, but slower, later or not always' });

/** The health of an installation at this moment. It reveals no settings and no figures of users. */
export const statusSchema = z
  .object({
    state: stateSchema,
    checked_at: timestampSchema,
    up_since: timestampSchema.meta({ description: 'When this process of the server started' }),
    services: z.array(
      z.object({
        // The keys of an object literal.
        id: z.enum(Object.keys(serviceNames) as [ServiceId, ...ServiceId[]]),
        state: stateSchema,
      }),
    ),
  })
  .meta({ id: 'Status' });

/** The health of an installation at this moment. */
export type Status = z.infer<typeof statusSchema>;
