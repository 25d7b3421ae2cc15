import type { Logger } from 'pino';

/** Milliseconds after which a step is logged, with what it waits for. */
const quiet = 1_000;

/** A step of the way down. */
export interface Step {
  name: string;
  /** Milliseconds after which it is cut off. */
  limit: number;
  end(): Promise<void> | void;
  /** What it is waiting for, as counts by name. */
  open?(): object;
  /** Ends by force what is still open at the limit. */
  cut?(): void;
}

/**
 * Takes the steps one after the other. One that fails or takes too long does not keep the others from
 * being taken.
 * @returns Whether none failed; being cut off is no failure.
 */
export async function takeDown(log: Logger, steps: readonly Step[]): Promise<boolean> {
  let isClean = true;
  for (const step of steps) {
    try {
      await take(log, step);
    } catch (error) {
      isClean = false;
      log.error({ err: error, step: step.name }, 'stopping: failed');
    }
  }
  return isClean;
}

async function take(log: Logger, { name, limit, end, open, cut }: Step): Promise<void> {
  const began = performance.now();
  const about = () => ({
    step: name,
    ms: Math.round(performance.now() - began),
    ...(open && { open: open() }),
  });
  let hasWaited = false;
  const waiting = setTimeout(() => {
    hasWaited = true;
    log.info({ ...about(), limit }, 'stopping: waiting');
  }, quiet);
  const { promise: cutOff, resolve } = Promise.withResolvers<'cut off'>();
  const limiting = setTimeout(resolve, limit, 'cut off');
  try {
    const outcome = await Promise.race([end(), cutOff]);
    if (outcome === 'cut off') {
      log.warn(about(), 'stopping: cut off');
      cut?.();
    } else if (hasWaited) log.info(about(), 'stopping: waited');
  } finally {
    clearTimeout(waiting);
    clearTimeout(limiting);
  }
}
