import { fork, type ChildProcess } from 'node:child_process';

import { endingSignals } from './endingSignals.ts';

/** Handle of a process of our own that answers messages. */
export interface OwnProcess<Request> {
  send(request: Request): void;
  /** Kills the process and ignores its further messages. Settles when it has exited. */
  stop(): Promise<void>;
}

/** How a process exited on its own. */
export interface ProcessEnd {
  /**
   * A signal to the whole process group ended it before it could ignore signals, so it never
   * received a message.
   */
  wasStarting: boolean;
  /** It ran out of the memory that it may use. */
  isOutOfMemory: boolean;
}

interface ProcessOptions<Answer> {
  /** Megabytes of long-lived JavaScript objects. @default V8's */
  heapMb?: number;
  onAnswer(answer: Answer): void;
  /** Called when the process exits on its own. */
  onLost(end: ProcessEnd): void;
}

const living = new Set<ChildProcess>();
// A process in the middle of its work would notice only later that its parent has gone.
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/** How V8 ends a process whose heap is full: by a signal, or on Windows by a code. */
const isAbort = (code: number | null, signal: NodeJS.Signals | null) =>
  signal === 'SIGABRT' || code === 134;

/** A small space for new objects: V8's own takes 150 MB more for the rows of a list. */
const heapFlags = (mb: number) => [`--max-old-space-size=${mb}`, '--max-semi-space-size=4'];

/** Starts a process of our own. @param path The file that it runs. */
export function startOwnProcess<Request extends object, Answer>(
  path: string,
  { heapMb, onAnswer, onLost }: ProcessOptions<Answer>,
): OwnProcess<Request> {
  const child = fork(path, {
    serialization: 'advanced',
    // The process must not inherit the server's debugger port and loaders.
    execArgv: heapMb === undefined ? [] : heapFlags(heapMb),
    // Otherwise each of its threads keeps memory of its own after a large file.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  living.add(child);
  let isOver = false;
  const lose = (end: ProcessEnd) => {
    if (isOver) return;
    isOver = true;
    child.kill('SIGKILL');
    onLost(end);
  };
  // Both ends run files of this repository, which declare their messages together.
  child.on('message', (answer) => {
    if (!isOver) onAnswer(answer as Answer);
  });
  child.once('error', () => {
    if (child.pid === undefined) living.delete(child);
    lose({ wasStarting: false, isOutOfMemory: false });
  });
  child.once('exit', (code, signal) => {
    living.delete(child);
    const wasStarting = signal !== null && endingSignals.includes(signal);
    lose({ wasStarting, isOutOfMemory: isAbort(code, signal) });
  });
  // An idle process must not keep the server running.
  child.unref();
  child.channel?.unref();

  return {
    // A message that could not be sent is lost with its process, whose exit is handled.
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
