import { calls, sizes, type ImportSourceQuery } from '@cardinal/contract';
import { fileResponse } from '../http/responses/fileResponse.ts';
import { pageHeaders } from '../http/responses/lists.ts';
import { idempotentRequest } from '../http/requests/idempotentRequest.ts';
import { respond, type Route } from '../http/router.ts';
import type { RequestContext } from '../http/environment.ts';
import { receiveFile } from '../http/requests/upload.ts';
import type { ServerContext } from '../services/context.ts';
import { createImportingArea } from '../services/importing/index.ts';
import type { Principal } from '../services/shared/principal.ts';
import { languageOf } from '../http/requests/languageOf.ts';
import { worded } from '../http/responses/worded.ts';

/** The form around the file adds little to its size. */
const uploadBody = { bytes: sizes.import + sizes.body, stated: sizes.import };

/** Leads from spreadsheets. */
export function importingRoutes(route: Route, context: ServerContext) {
  const { importsOf, template } = createImportingArea(context);

  route(calls.importTemplate, async ({ principal }) =>
    fileResponse('xlsx', 'leads-template', await template(principal)),
  );

  /** Receives a file. @param eventId The event whose list of attendees it is */
  async function create(
    c: RequestContext,
    principal: Principal,
    read: ImportSourceQuery,
    eventId?: string,
  ) {
    const imports = importsOf(principal);
    if (eventId) await imports.requireEvent(eventId);
    await imports.countUpload();
    const { path, fileName, hash, remove } = await receiveFile(c, sizes.import);
    try {
      const call = await idempotentRequest(c, JSON.stringify({ fileName, hash, ...read }));
      const file = { path, fileName, read, ...(eventId && { eventId }) };
      const created = await imports.create(file, call, c.req.raw.signal);
      return respond(201, await worded(c, created), { Location: `/api/imports/${created.id}` });
    } finally {
      await remove();
    }
  }

  route(calls.createImport, ({ principal, query, c }) => create(c, principal, query), {
    maxBody: uploadBody,
  });

  route(
    calls.createAttendeeList,
    ({ params, principal, query, c }) => create(c, principal, query, params.id),
    { maxBody: uploadBody },
  );

  route(calls.imports, async ({ query, principal, c }) => {
    const page = await importsOf(principal).list(query);
    return respond(200, await worded(c, page.rows), pageHeaders(c, page));
  });

  route(calls.import, async ({ params, principal, c }) =>
    respond(200, await worded(c, await importsOf(principal).get(params.id))),
  );

  route(calls.updateImport, async ({ params, body, principal, c }) =>
    respond(200, await worded(c, await importsOf(principal).update(params.id, body))),
  );

  route(calls.commitImport, async ({ params, body, principal, c }) => {
    const call = await idempotentRequest(c);
    return respond(202, await worded(c, await importsOf(principal).commit(params.id, body, call)));
  });

  route(calls.importReport, async ({ params, query, principal, c }) => {
    const wanted = { format: query.format, language: languageOf(c) };
    const { name, format, content } = await importsOf(principal).report(params.id, wanted);
    return fileResponse(format, name, content);
  });

  route(calls.undoImport, async ({ params, principal, c }) => {
    const undone = await worded(c, await importsOf(principal).undo(params.id));
    return respond(undone.status === 'undoing' ? 202 : 200, undone);
  });
}
