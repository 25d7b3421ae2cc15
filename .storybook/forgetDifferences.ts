import { rm } from 'node:fs/promises';

/** Removes the pictures that differed in an earlier run, so that the report shows this one's. */
export default () => rm('.vitest/pictures', { recursive: true, force: true });
