// `npm start`: installs what is missing, builds what is stale, runs the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { environment, nodePath, root } from './lib.mjs';

await install();
await build();

const server = spawn(nodePath(), [join(root, 'apps', 'mock-server', 'start.mjs')], {
  cwd: root,
  // The channel tells the server when this process dies without a word.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment(),
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 1));

// A starter that was killed without a word (npm, a shell) must not leave a server behind.
const starter = process.ppid;
setInterval(() => {
  if (process.ppid !== starter) server.kill('SIGTERM');
}, 250).unref();
