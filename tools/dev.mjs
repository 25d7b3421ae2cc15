// `npm run dev`: starts the server (restarted on changes) and the portal with hot reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './install.mjs';
import { environment, nodePath, root } from './lib.mjs';

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
const stop = () => children.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
