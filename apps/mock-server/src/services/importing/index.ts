import type { ServerContext } from '../context.ts';
import { boundTo } from '../shared/currentPrincipal.ts';
import type { Principal } from '../shared/principal.ts';
import { createImports } from './imports.ts';
import { importTemplate } from './template.ts';

/** Leads from spreadsheets. */
export function createImportingArea(context: ServerContext) {
  const imports = createImports(context);
  return {
    importsOf: (principal: Principal) =>
      imports.importsOf(principal, boundTo(context.db, principal)),
    template: importTemplate,
  };
}
