import { z } from 'zod';
import { configSchema } from '../system/config.ts';
import { statusSchema } from '../system/status.ts';
import type { Call } from './call.ts';

/** Monitoring and configuration of the installation. */
export const systemCalls = {
  health: {
    method: 'get',
    path: '/api/health',
    summary: 'Reports that the process is listening.',
    auth: 'public',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  },
  ready: {
    method: 'get',
    path: '/api/ready',
    summary: 'Reports whether the database responds.',
    auth: 'public',
    answers: { 200: z.object({ status: z.literal('ok') }) },
  },
  status: {
    method: 'get',
    path: '/api/status',
    summary: 'Measures the health of each part of this installation.',
    auth: 'public',
    answers: { 200: statusSchema },
  },
  config: {
    method: 'get',
    path: '/api/config',
    summary: 'Returns the features that this installation has configured.',
    auth: 'public',
    answers: { 200: configSchema },
  },
} as const satisfies Record<string, Call>;
