// `npm start`: installs missing packages, builds what is out of date and runs the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { environment, nodePath, root } from './lib.mjs';

await install('to serve');
await build();

const server = spawn(nodePath(), [join(root, 'apps', 'mock-server', 'start.mjs')], {
  cwd: root,
  // The channel lets the server detect when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment(),
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 1));

// If the parent process (npm, a shell) is killed, the server must not keep running.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 250).unref();
