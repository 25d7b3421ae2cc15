import { z } from 'zod';
import { importFieldLabels, importFields, joinedFields, type ImportField } from '../labels.ts';
import { limits } from '../limits.ts';

/** Columns of which a file needs one, because no row could become a lead without it. */
const knownBy: ReadonlySet<ImportField | null> = new Set([
  'first_name',
  'last_name',
  'full_name',
  'company',
  'badge_code',
] as const);
/** The same, by which a lead can be reached. */
const reachedBy: ReadonlySet<ImportField | null> = new Set([
  'email',
  'phone',
  'mobile',
  'badge_code',
] as const);

/** Field that each column holds, in column order; null for columns that are not imported. */
export const mappingSchema = z
  .array(
    z.enum(importFields, `Use null or one of: ${importFields.join(', ')}.`).nullable(),
    'mapping must list what each column holds.',
  )
  .max(limits.importColumns, `A file has at most ${limits.importColumns} columns.`)
  .superRefine((mapping, context) => {
    const refuse = (message: string, index?: number) =>
      context.addIssue({ code: 'custom', message, path: index === undefined ? [] : [index] });
    for (const [index, field] of mapping.entries()) {
      const isSingle = field !== null && !joinedFields.includes(field);
      if (isSingle && mapping.indexOf(field) < index) {
        refuse(`Two columns are mapped to ${importFieldLabels[field]}.`, index);
      }
    }
    if (!mapping.some((field) => knownBy.has(field))) {
      refuse('Choose the column that holds a name, a company or a badge code.');
    }
    if (!mapping.some((field) => reachedBy.has(field))) {
      refuse('Choose the column that holds an email address, a phone number or a badge code.');
    }
  })
  .meta({ id: 'ImportMapping' });

/** A proposed mapping, in which required fields may be missing. */
export const proposedMapping = z.array(z.enum(importFields).nullable());

/** Columns that take precedence over others of the same field, in this order. */
export const columnOrderSchema = z
  .array(
    z
      .int('Use indexes of columns.')
      .min(0, 'Use indexes of columns, from 0.')
      .max(limits.importColumns - 1, `A file has at most ${limits.importColumns} columns.`),
    'order must list indexes of columns.',
  )
  .refine((order) => new Set(order).size === order.length, 'order may list each column once.');

/** Field that each column of a file holds. */
export type ImportMapping = z.infer<typeof proposedMapping>;
