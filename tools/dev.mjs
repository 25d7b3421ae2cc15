// `npm run dev`: starts the server (restarted on changes) and the portal with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onOrphaned } from './shared/groups.mjs';
import { install } from './install.mjs';
import { environment, nodePath, root, say } from './shared/lib.mjs';

await install();

const apiPort = process.env.PORT ?? '3000';
const start = (args, cwd, env) =>
  spawn(nodePath(), args, { cwd, stdio: 'inherit', env: environment(env) });

const children = [
  start(
    ['--watch', '--watch-preserve-output', join('apps', 'mock-server', 'src', 'main.ts')],
    root,
    {
      PORT: apiPort,
      PUBLIC_URL: 'http://localhost:5173',
    },
  ),
  start([join(root, 'node_modules', 'vite', 'bin', 'vite.js')], join(root, 'apps', 'portal'), {
    CARDINAL_API: `http://127.0.0.1:${apiPort}`,
  }),
];
/** Milliseconds for both to end, which includes the requests that the server is answering. */
const longestStop = 15_000;
let isStopping = false;

function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill();
  setTimeout(() => {
    for (const child of children.filter(isRunning)) {
      say(
        `Killed, because it has not stopped within ${longestStop / 1_000} s: ${child.spawnargs[1]}`,
      );
      child.kill('SIGKILL');
    }
  }, longestStop).unref();
}
const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
onOrphaned(stop);
