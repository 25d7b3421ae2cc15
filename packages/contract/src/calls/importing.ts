import { z } from 'zod';
import { byId, pageQuery } from '../common.ts';
import { importChoicesSchema, reportQuerySchema } from '../importing/choices.ts';
import { importSchema, importSourceQuerySchema, importSummarySchema } from '../importing/import.ts';
import { exportQuerySchema } from '../leads/exporting.ts';
import { importFormats } from '../labels.ts';
import type { Call } from './call.ts';

/** Importing leads from spreadsheets and exporting them. */
export const importingCalls = {
  exportLeads: {
    method: 'get',
    path: '/api/leads/export',
    summary: "Exports every lead that matches the list's filters as a spreadsheet.",
    auth: 'manager',
    scope: 'export',
    recentSignIn: true,
    query: exportQuerySchema,
    file: ['xlsx', 'csv'],
    answers: { 200: null },
  },
  importTemplate: {
    method: 'get',
    path: '/api/leads/import/template',
    summary: 'Returns a workbook to fill in, with an example and the allowed values.',
    auth: 'signed-in',
    scope: 'leads:read',
    file: ['xlsx'],
    answers: { 200: null },
  },
  createImport: {
    method: 'post',
    path: '/api/leads/import',
    summary:
      'Uploads an .xlsx, .csv or .vcf file, analyses it and proposes a mapping of its columns and values.',
    auth: 'signed-in',
    scope: 'leads:write',
    query: importSourceQuerySchema,
    upload: importFormats,
    answers: { 201: importSchema },
    located: true,
    idempotent: true,
  },
  imports: {
    method: 'get',
    path: '/api/imports',
    summary:
      "Lists the caller's imports, newest first; managers and administrators see everybody's.",
    auth: 'signed-in',
    scope: 'leads:read',
    query: pageQuery,
    answers: { 200: z.array(importSummarySchema) },
  },
  import: {
    method: 'get',
    path: '/api/imports/{id}',
    summary:
      'Returns an import and its progress; allowed for its uploader, managers and administrators.',
    auth: 'signed-in',
    scope: 'leads:read',
    params: byId,
    answers: { 200: importSchema },
  },
  updateImport: {
    method: 'put',
    path: '/api/imports/{id}',
    summary:
      'Changes the mapping of columns and values and what happens to duplicates, and analyses the rows again.',
    auth: 'signed-in',
    scope: 'leads:write',
    params: byId,
    body: importChoicesSchema,
    answers: { 200: importSchema },
    problems: [403],
  },
  commitImport: {
    method: 'post',
    path: '/api/imports/{id}/commit',
    summary:
      'Imports the valid rows in the background; they all become visible together at the end.',
    auth: 'signed-in',
    scope: 'leads:write',
    params: byId,
    body: importChoicesSchema,
    answers: { 202: importSchema },
    idempotent: true,
    problems: [403],
  },
  importReport: {
    method: 'get',
    path: '/api/imports/{id}/report',
    summary: 'Returns the rows with errors as a file: their columns and the reason.',
    auth: 'signed-in',
    scope: 'leads:read',
    params: byId,
    query: reportQuerySchema,
    file: ['xlsx', 'csv'],
    answers: { 200: null },
    problems: [409],
  },
  undoImport: {
    method: 'delete',
    path: '/api/imports/{id}',
    summary:
      'Discards or stops an import, or removes its leads and restores the leads that it changed; later changes are kept.',
    auth: 'signed-in',
    scope: 'leads:write',
    params: byId,
    answers: { 200: importSchema, 202: importSchema },
  },
} as const satisfies Record<string, Call>;
