import type { ServerContext } from '../context.ts';
import { actingFor } from '../shared/currentPrincipal.ts';
import type { Principal } from '../shared/principal.ts';
import { createImportService } from './importService.ts';
import { createImportJob } from './job/importJob.ts';
import { createImportSweep } from './job/importSweep.ts';
import { importJobs } from './job/jobKinds.ts';
import { createUndoJob } from './job/undoJob.ts';
import { createRowWorkers } from './process/rowWorker.ts';
import { importTemplate } from './template.ts';

/** Imports that one process runs at the same time. */
const atOnce = 2;

/** Leads from spreadsheets: the jobs of this process, and the service for each signed-in user. */
export function createImportingArea(context: ServerContext) {
  const { jobs } = context;
  const workers = createRowWorkers();
  const dependencies = { ...context, workers };
  jobs.register(importJobs.import, createImportJob(dependencies), { atOnce });
  jobs.register(importJobs.undo, createUndoJob(dependencies), { atOnce });
  jobs.register(importJobs.sweep, createImportSweep(dependencies));
  return {
    importsOf: (principal: Principal) =>
      createImportService(actingFor(dependencies, principal), principal),
    template: importTemplate,
  };
}
