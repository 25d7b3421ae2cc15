import type { Logger } from 'pino';
import type { Database } from '../../store/engine/database.ts';
import type { Principal } from '../shared/principal.ts';
import { createImportJob } from './job/importJob.ts';
import { createImportService } from './importService.ts';
import type { ImportDependencies, ImportService } from './importService.ts';
import { importJobs } from './job/jobKinds.ts';
import { createRowWorkers } from './rows/rowWorker.ts';
import { createImportSweep } from './job/sweep.ts';
import { createUndoJob } from './undo/undoJob.ts';

/** Imports that one process runs at the same time. */
const atOnce = 2;

/** Creates the imports of this process: their jobs, and the service for each signed-in user. */
export function createImports(given: Omit<ImportDependencies, 'workers'> & { log: Logger }) {
  const { jobs, log } = given;
  const dependencies = { ...given, workers: createRowWorkers() };
  jobs.register(importJobs.import, createImportJob({ ...dependencies, log }), { atOnce });
  jobs.register(importJobs.undo, createUndoJob(dependencies), { atOnce });
  jobs.register(importJobs.sweep, createImportSweep(dependencies));
  return {
    /** The imports that a user may read and advance. @param db Bound to that user */
    importsOf: (principal: Principal, db: Database): ImportService =>
      createImportService({ ...dependencies, db }, principal),
  };
}
