import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { calls, callGroups } from '@cardinal/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../../../src/routes/docs/openapi.ts';
import { describeOnEachEngine } from '../../helpers/engines.ts';
import { startTestServer } from '../../helpers/server.ts';

const run = promisify(execFile);
const client = fileURLToPath(new URL('client/', import.meta.url));
const types = join(client, 'api.ts');
const source = JSON.stringify(openApiDocument('https://crm.cardinal.test'));

/** The repository's own compiler; the generator depends on an older one. */
const root = createRequire(new URL('../../../../../package.json', import.meta.url));
const compiler = join(dirname(root.resolve('typescript/package.json')), 'bin/tsc');

/** Redocly's recommended rules, with warnings as errors, and some additional ones. */
const rules = {
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
} as const;

/** The tests start a compiler and a program, which takes time on a busy machine. */
const patient = { timeout: 120_000 };

/** The part of a document that is checked. */
const documentSchema = z.object({
  servers: z.tuple([z.object({ url: z.url() })]),
  info: z.object({ license: z.object({ identifier: z.literal('MIT') }) }),
  components: z.object({
    schemas: z.record(
      z.string(),
      z.object({
        properties: z.record(z.string(), z.object({ enum: z.unknown().optional() })).optional(),
      }),
    ),
  }),
});

beforeAll(async () => {
  await writeFile(types, astToString(await openapiTS(source)));
});

describe('the OpenAPI document', () => {
  it('has no findings by redocly', async () => {
    const config = await createConfig({ extends: ['recommended-strict'], rules });
    const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    const complaints = found.map(
      ({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`,
    );
    expect(complaints).toEqual([]);
  });

  it('contains the URL of the server, the licence and the values of every field', () => {
    const { servers, components } = documentSchema.parse(JSON.parse(source));
    expect(servers[0].url).toBe('https://crm.cardinal.test');
    const { LeadInput, LeadUpdate } = components.schemas;
    for (const schema of [LeadInput, LeadUpdate]) {
      expect(schema?.properties?.['lead_status']?.enum).toEqual(['Hot', 'Warm', 'Cold', 'Closed']);
      expect(schema?.properties?.['status']?.enum).toEqual(['hot', 'warm', 'cold', 'closed']);
      expect(schema?.properties?.['lead_type']?.enum).toContain('Pending Follow-up');
    }
  });

  it('has every call in one group', () => {
    const grouped = Object.values(callGroups).flatMap((group) => Object.keys(group.calls));
    expect(grouped.toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it('produces types that compile strictly and do not refer to themselves', patient, async () => {
    await run(process.execPath, [compiler, '-p', client]);
    expect(await readFile(types, 'utf8')).not.toContain('__schema');
  });
});

describeOnEachEngine('a client generated from the document', (open) => {
  it('completes the main journey', patient, async () => {
    const server = await startTestServer({ db: await open() });
    const journey = [join(client, 'journey.ts'), server.url];
    const { stdout } = await run(process.execPath, journey);
    expect(JSON.parse(stdout)).toEqual({
      register: 201,
      login: 200,
      create: 201,
      createAnother: 201,
      list: 200,
      nextPage: 200,
      update: 200,
      staleUpdate: 412,
      note: 201,
      activities: 200,
      registerAgent: 201,
      approve: 200,
      assign: 200,
      write: 200,
      email: 202,
      import: 201,
      commit: 202,
      export: 200,
      logout: 204,
      afterLogout: 401,
    });
    await server.close();
  });
});
