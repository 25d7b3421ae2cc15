// `npm start`: installs missing packages, builds what is out of date and runs the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { onOrphaned } from './shared/groups.mjs';
import { install } from './install.mjs';
import { environment, nodePath, root, say } from './shared/lib.mjs';

await install('to serve');
await build();

const server = spawn(nodePath(), [join(root, 'apps', 'mock-server', 'start.mjs')], {
  cwd: root,
  // The channel lets the server detect when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment(),
});
/** Milliseconds; the server's own limits are shorter (see docs/operating.md). */
const longestStop = 90_000;
let isStopping = false;

function stop(signal) {
  server.kill(signal);
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => {
    say(`The server has not stopped within ${longestStop / 1_000} s and is killed.`);
    server.kill('SIGKILL');
  }, longestStop).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
server.on('exit', (code) => process.exit(code ?? 1));

// If the parent process (npm, a shell) is killed, the server must not keep running.
onOrphaned(() => stop('SIGTERM'));
