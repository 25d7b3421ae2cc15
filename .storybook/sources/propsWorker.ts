// Reads the components beside Storybook's own start: TypeScript's answers are waited for one by one.
import { parentPort } from 'node:worker_threads';
import { findComponents } from './props.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(findComponents());
