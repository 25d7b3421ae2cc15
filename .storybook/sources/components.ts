import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Component } from 'virtual:component-props';

/** The components as the sources declare them now, read in a thread of their own. */
export async function readComponents(): Promise<Readonly<Record<string, Component>>> {
  const [components] = await once(
    new Worker(new URL('propsWorker.ts', import.meta.url)),
    'message',
  );
  return components;
}
