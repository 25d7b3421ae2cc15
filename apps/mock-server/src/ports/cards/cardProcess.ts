import { fork } from 'node:child_process';

import { endingSignals } from './endingSignals.ts';
import type { WorkerAnswer, WorkerRequest } from './worker.ts';

/** A process that reads cards, as the server sees it. */
export interface CardProcess {
  /** Hands a picture over. */
  send(request: WorkerRequest): void;
  /** Kills it; nothing is heard of it after that. Settles when it is gone. */
  stop(): Promise<void>;
}

interface Listener {
  onAnswer(answer: WorkerAnswer): void;
  /**
   * It ended by itself. `wasStarting`: a signal to the whole process group ended it before it could
   * ignore that, so it never saw a picture.
   */
  onLost(wasStarting: boolean): void;
}

/** Starts a process that reads cards. @param path The worker's file. */
export function startCardProcess(path: string, { onAnswer, onLost }: Listener): CardProcess {
  const child = fork(path, {
    serialization: 'advanced',
    // Neither the server's debugger port nor its loaders are the worker's.
    execArgv: [],
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
  // The server must be able to end while a worker idles.
  child.unref();
  child.channel?.unref();

  return {
    // A picture that could not be handed over is lost with its process, whose end says why.
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
