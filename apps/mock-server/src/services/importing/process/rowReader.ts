import { fileURLToPath } from 'node:url';
import {
  startOwnProcess,
  type OwnProcess,
  type ProcessEnd,
} from '../../../ports/processes/childProcess.ts';
import { sheetLimits, SheetError, type SheetErrorKind } from '../../../ports/sheets/index.ts';
import type { RowWork } from './rowWork.ts';

/** A request to the process; `begin` precedes the requests of each piece of work. */
export type RowRequest =
  | { do: 'begin' }
  | { [Name in keyof RowWork]: { do: Name; with: Parameters<RowWork[Name]> } }[keyof RowWork];

export type RowAnswer =
  | { done: unknown }
  | { refused: { kind: SheetErrorKind; text: string } }
  | { failed: string };

/** The process failed for a reason other than the file. */
export class RowProcessError extends Error {
  override readonly name = 'RowProcessError';
}

/** A process that reads one file at a time. */
export interface RowReader {
  rows: RowWork;
  /** Forgets the work before. */
  begin(): Promise<unknown>;
  /** Kills the process; pending requests fail. */
  end(): Promise<void>;
  isUsable(): boolean;
}

interface Waiting {
  request: RowRequest;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const processFile = fileURLToPath(new URL('./rowProcess.ts', import.meta.url));

/** The work of a process, to which every call is a request. */
function rowsOf(ask: (request: RowRequest) => Promise<unknown>): RowWork {
  // Messages are typed where they are sent: the process responds to each request as `RowWork` declares.
  const call =
    <Name extends keyof RowWork>(name: Name) =>
    (...given: Parameters<RowWork[Name]>) =>
      ask({ do: name, with: given } as RowRequest) as ReturnType<RowWork[Name]>;
  return {
    open: call('open'),
    next: call('next'),
    summarise: call('summarise'),
    attendees: call('attendees'),
    show: call('show'),
    prepare: call('prepare'),
  };
}

/** Starts a process with limits on memory and on the time that it works for one file. */
export function startRowReader(): RowReader {
  const waiting: Waiting[] = [];
  let broken: Error | undefined;
  /** Milliseconds left for this file; only those count in which the process has a request. */
  let left: number = sheetLimits.time;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  let child = start();

  function start(): OwnProcess<RowRequest> {
    return startOwnProcess(processFile, { heapMb: sheetLimits.heapMb, onAnswer, onLost });
  }

  function fail(error: Error): Promise<void> {
    broken ??= error;
    clearTimeout(timer);
    for (const { reject } of waiting.splice(0)) reject(error);
    return child.stop();
  }

  function watch(): void {
    since = performance.now();
    timer = setTimeout(() => void fail(tooSlow()), left);
  }

  function onAnswer(answer: RowAnswer): void {
    const first = waiting.shift();
    if (!first) return;
    clearTimeout(timer);
    left -= performance.now() - since;
    if (waiting.length > 0) watch();
    if ('done' in answer) first.resolve(answer.done);
    else if ('refused' in answer) {
      first.reject(new SheetError(answer.refused.kind, answer.refused.text));
    } else first.reject(new RowProcessError(answer.failed));
  }

  function onLost({ wasStarting, isOutOfMemory }: ProcessEnd): void {
    if (!wasStarting) {
      void fail(isOutOfMemory ? tooMuch() : new RowProcessError('The process ended.'));
      return;
    }
    child = start();
    for (const { request } of waiting) child.send(request);
  }

  function ask(request: RowRequest): Promise<unknown> {
    if (broken) return Promise.reject(broken);
    return new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      if (waiting.length === 1) watch();
      child.send(request);
    });
  }

  return {
    rows: rowsOf(ask),
    begin() {
      left = sheetLimits.time;
      return ask({ do: 'begin' });
    },
    end: () => fail(new RowProcessError('The process was ended.')),
    isUsable: () => broken === undefined,
  };
}

const tooMuch = () =>
  new SheetError(
    'too_large',
    `Reading this file takes more than ${sheetLimits.heapMb} MB of memory. Split it.`,
  );
const tooSlow = () =>
  new SheetError(
    'timeout',
    `Reading this file takes more than ${sheetLimits.time / 1_000} seconds. Split it, then try again.`,
  );
