import { calls } from '@cardinal/contract';
import { fileOutcomes } from './files.ts';
import { outcomes } from './outcomes.ts';

/** `/api/leads/import`, `/api/imports` and the paths below them. */
export const imports = {
  template: fileOutcomes(calls.importTemplate),
  create: outcomes(calls.createImport),
  list: outcomes(calls.imports),
  one: outcomes(calls.import),
  update: outcomes(calls.updateImport),
  commit: outcomes(calls.commitImport),
  report: fileOutcomes(calls.importReport),
  undo: outcomes(calls.undoImport),
};
