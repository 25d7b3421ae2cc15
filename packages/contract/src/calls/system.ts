import { z } from 'zod';
import { configSchema } from '../config.ts';
import type { Call } from './call.ts';

/** What watches and configures the product. */
export const systemCalls = {
  health: {
    method: 'get',
    path: '/api/health',
    summary: 'Whether the process listens.',
    auth: 'public',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  },
  ready: {
    method: 'get',
    path: '/api/ready',
    summary: 'Whether the database answers.',
    auth: 'public',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  },
  config: {
    method: 'get',
    path: '/api/config',
    summary: 'What this installation has configured.',
    auth: 'public',
    answers: { 200: configSchema },
  },
} as const satisfies Record<string, Call>;
