import { Buffer } from 'node:buffer';
import type { LeadSort } from '@cardinal/contract';
import { z } from 'zod';

/** What a list is ordered by, and which way. */
export interface LeadOrder {
  /** Together they are unique, so every lead has one place. */
  columns: readonly ('created_at' | 'name_key' | 'company_key' | 'status_rank' | 'id')[];
  descending: boolean;
}

const byTime = ['created_at', 'id'] as const;
const byName = ['name_key', 'id'] as const;
const byCompany = ['company_key', 'id'] as const;
const byStatus = ['status_rank', 'created_at', 'id'] as const;

/** The order behind each `sort` parameter; an index of the leads table stands behind each. */
export const leadOrders: Readonly<Record<LeadSort, LeadOrder>> = {
  created_at: { columns: byTime, descending: false },
  '-created_at': { columns: byTime, descending: true },
  name: { columns: byName, descending: false },
  '-name': { columns: byName, descending: true },
  company: { columns: byCompany, descending: false },
  '-company': { columns: byCompany, descending: true },
  status: { columns: byStatus, descending: false },
  '-status': { columns: byStatus, descending: true },
};

/** A lead's place in an order: the values of the order's columns. */
export type Place = readonly (string | number)[];

/** Where a page begins. */
export interface LeadCursor {
  sort: LeadSort;
  /** Whether the page follows the place or ends before it. */
  direction: 'next' | 'prev';
  /** The page does not contain the lead at this place. */
  place: Place;
}

const text = z
  .string()
  .max(1_000)
  .regex(/^\P{Cc}*$/u);
const time = z.int().min(0);
const rank = z.int().min(0).max(3);
const id = z.string().regex(/^[\w-]{1,64}$/);
const direction = z.enum(['next', 'prev']);
const cursorSchema = z.union([
  z.tuple([z.enum(['created_at', '-created_at']), direction, z.tuple([time, id])]),
  z.tuple([z.enum(['name', '-name', 'company', '-company']), direction, z.tuple([text, id])]),
  z.tuple([z.enum(['status', '-status']), direction, z.tuple([rank, time, id])]),
]);

/** A cursor as it travels: opaque to clients, safe in an address. */
export function encodeCursor({ sort, direction: towards, place }: LeadCursor): string {
  return Buffer.from(JSON.stringify([sort, towards, place])).toString('base64url');
}

/** Reads what `encodeCursor` wrote. @returns Undefined for anything else. */
export function decodeCursor(cursor: string): LeadCursor | undefined {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) return undefined;
  const [sort, towards, place] = parsed.data;
  return { sort, direction: towards, place };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
