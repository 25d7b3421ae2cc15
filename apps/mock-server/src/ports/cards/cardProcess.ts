import { fork } from 'node:child_process';

import { endingSignals } from './endingSignals.ts';
import type { WorkerAnswer, WorkerRequest } from './worker.ts';

/** Handle of a process that reads cards. */
export interface CardProcess {
  /** Sends a picture to the process. */
  send(request: WorkerRequest): void;
  /** Kills the process and ignores its further messages. Settles when it has exited. */
  stop(): Promise<void>;
}

interface Listener {
  onAnswer(answer: WorkerAnswer): void;
  /**
   * Called when the process exits on its own. `wasStarting`: a signal to the whole process group
   * ended it before it could ignore signals, so it never received a picture.
   */
  onLost(wasStarting: boolean): void;
}

/** Starts a process that reads cards. @param path The worker's file. */
export function startCardProcess(path: string, { onAnswer, onLost }: Listener): CardProcess {
  const child = fork(path, {
    serialization: 'advanced',
    // The worker must not inherit the server's debugger port and loaders.
    execArgv: [],
    // Otherwise each of its threads keeps memory of its own after a large picture.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let isOver = false;
  const lose = (wasStarting: boolean) => {
    if (isOver) return;
    isOver = true;
    child.kill('SIGKILL');
    onLost(wasStarting);
  };
  child.on('message', (answer: WorkerAnswer) => {
    if (!isOver) onAnswer(answer);
  });
  child.once('error', () => lose(false));
  child.once('exit', (_code, signal) => lose(signal !== null && endingSignals.includes(signal)));
  // An idle worker must not keep the server running.
  child.unref();
  child.channel?.unref();

  return {
    // A picture that could not be sent is lost with its process, whose exit is handled.
    send: (request) => void child.send(request, () => undefined),
    async stop() {
      isOver = true;
      child.kill('SIGKILL');
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}
