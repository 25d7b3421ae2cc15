import { z } from 'zod';
import type { JobRow } from '../../store/shared/jobs.ts';
import type { Write } from '../../store/schema.ts';
import { storedJson } from '../../store/storedJson.ts';

/** Payloads of jobs; each handler parses its own. */
export const payloadJson = storedJson('payload of a job', z.unknown());

/** A job as its handler sees it. */
export interface Job {
  /** Id of the record that it works on. */
  readonly id: string;
  /** Workspace of the record when this run started; `recordOutcome` and `save` return the current one. */
  readonly workspaceId: string;
  /** What was stored with it, or saved last. Must be parsed. */
  readonly payload: unknown;
  /** Number of runs, including this one: more than one after a failure or a crash. */
  readonly attempts: number;
  /** Aborted if another process may have taken over the job, or when this one shuts down. */
  readonly signal: AbortSignal;
  /**
   * Saves progress in the caller's transaction, so that progress and work always agree.
   * @returns The current workspace of the record
   * @throws JobLostError if another process may have taken over the job; then nothing may be written.
   */
  save(tx: Write, payload: unknown): Promise<{ workspaceId: string }>;
}

export interface JobEnd {
  /** Milliseconds until the next run. If absent, the job is done and removed. */
  againIn?: number;
  /**
   * Records the outcome in the transaction that ends the run, hence exactly once. The transaction may
   * be retried from its start, so await only the database in it.
   */
  recordOutcome?(tx: Write, now: { workspaceId: string }): Promise<void>;
  /** Announces the outcome, after the commit. */
  afterwards?(): void;
}

/**
 * Runs a job, never inside a transaction. After a crash, any part of it may run again. Errors are
 * logged, and the job runs again later.
 */
export type JobHandler = (job: Job) => Promise<JobEnd>;

/** A stored job, leased by this process: pass it to `begin` once its transaction has committed. */
export interface JobTicket {
  readonly row: JobRow;
}

/** Another process may have taken over a job. */
export class JobLostError extends Error {
  override readonly name = 'JobLostError';
}
