import { type ServiceId, type ServiceState, type Status, serviceNames } from '@cardinal/contract';
import { hasRetries } from '../../store/shared/jobs.ts';
import { mailJob } from '../mail/delivery.ts';
import type { ServerContext } from '../context.ts';
import type { Storage } from './storageCheck.ts';

/** Milliseconds for which a measurement is reused, so that visitors cause no load. */
const fresh = 2_000;

interface Dependencies extends Pick<
  ServerContext,
  'db' | 'clock' | 'timer' | 'vitals' | 'isHearing'
> {
  checkStorage: () => Promise<Storage>;
}

type States = Readonly<Record<ServiceId, ServiceState>>;

/** Reading continues on a full disk. */
const storageStates = {
  working: 'operational',
  slow: 'degraded',
  full: 'degraded',
  silent: 'down',
} as const satisfies Record<Storage, ServiceState>;

function overallState({ api, database, ...others }: States): ServiceState {
  if (api === 'down' || database === 'down') return 'down';
  const all = [api, database, ...Object.values(others)];
  return all.every((state) => state === 'operational') ? 'operational' : 'degraded';
}

/** Creates the function that measures the health of this installation. */
export function createStatus({ db, clock, timer, checkStorage, vitals, isHearing }: Dependencies) {
  const upSince = new Date(clock()).toISOString();
  let last: { at: number; status: Promise<Status> } | undefined;

  async function mail(): Promise<ServiceState> {
    try {
      return (await hasRetries(db, mailJob)) ? 'degraded' : 'operational';
    } catch {
      return 'down';
    }
  }

  async function measure(): Promise<Status> {
    const stored = storageStates[await checkStorage()];
    // Email, the sessions of sockets and the leads to write about are in the database.
    const isStored = stored !== 'down';
    const states: States = {
      // It is responding.
      api: 'operational',
      database: stored,
      socket: isStored && isHearing() ? 'operational' : 'down',
      mail: isStored ? await mail() : 'down',
      card_reader: vitals.isFailing('card_reader') ? 'degraded' : 'operational',
      ai: !isStored ? 'down' : vitals.isFailing('ai') ? 'degraded' : 'operational',
    };
    // The keys of an object literal.
    const ids = Object.keys(serviceNames) as ServiceId[];
    return {
      state: overallState(states),
      checked_at: new Date(clock()).toISOString(),
      up_since: upSince,
      services: ids.map((id) => ({ id, state: states[id] })),
    };
  }

  return async (): Promise<Status> => {
    if (!last || timer() - last.at >= fresh) last = { at: timer(), status: measure() };
    return last.status;
  };
}
