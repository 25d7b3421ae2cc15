// Starts the server; in JavaScript, so that the compiler of types is not loaded for this file alone.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Compiled code is kept beside the packages: the next start takes half the time and less memory.
// Where nothing can be written, the server starts without.
const folder = join(import.meta.dirname, '../../node_modules/.cache/cardinal');
const { directory } = enableCompileCache(folder);
// Threads and the card reader's process find it by their environment.
if (directory) process.env.NODE_COMPILE_CACHE ??= folder;

// The space for short-lived objects stays small. It would grow by 30 MB while everything is loaded, which
// an idle server keeps, and by 100 MB while a large file passes through; neither makes it faster.
setFlagsFromString('--semi-space-growth-factor=1');
await import('./src/main.ts');
