import { z } from 'zod';
import type { Job } from '../../jobs/job.ts';

/** The jobs that work on imports; their id is the import's. */
export const importJobs = { import: 'import', undo: 'import-undo', sweep: 'import-sweep' } as const;

const wishSchema = z.object({ origin: z.string().nullable(), by: z.string() });

/** Who asked for a job, and in which tab. */
export type ImportWish = z.infer<typeof wishSchema>;

/** Reads what was stored with a job. */
export const wishOf = ({ payload }: Pick<Job, 'payload'>): ImportWish => wishSchema.parse(payload);
