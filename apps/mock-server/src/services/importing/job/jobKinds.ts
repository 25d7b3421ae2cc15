import { z } from 'zod';
import type { Job } from '../../jobs/job.ts';

/** The kinds of import jobs; a job has the id of its import. */
export const importJobs = { import: 'import', undo: 'import-undo', sweep: 'import-sweep' } as const;

const wishSchema = z.object({ origin: z.string().nullable(), by: z.string() });

/** The user who requested a job, and their `X-Client-Id`. */
export type ImportWish = z.infer<typeof wishSchema>;

export const wishOf = ({ payload }: Pick<Job, 'payload'>): ImportWish => wishSchema.parse(payload);
