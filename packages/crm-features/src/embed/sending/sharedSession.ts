import type { EmbedSession } from '@cardinal/contract';
import { createEmbedFetch } from './embedFetch.ts';
import { openEmbedSession, type EmbedSource } from './embedSession.ts';
import { solve } from './proofOfWork.ts';

/** How old a session may be when an entry is sent, in milliseconds: later, traffic may have changed. */
const freshFor = 60_000;
/** A session is renewed this long before it ends, in milliseconds. */
const margin = 30_000;

/** A session that was opened. */
interface Opened {
  session: EmbedSession;
  /** By this page's clock, in milliseconds. */
  at: number;
  /** Answer to its challenge; null if none is asked for. */
  proof: Promise<string | null>;
  /** Whether an entry was sent with it. */
  isUsed: boolean;
}

/** What an entry is sent with. */
export interface Sending {
  token: string;
  proof: string | null;
}

/** The session that the elements of a page with the same server and key share. */
export interface SharedSession {
  /** The session; opened if there is none, or if it ends soon. Rejects with an `EmbedProblem`. */
  get: () => Promise<EmbedSession>;
  /** Opens another session in place of one that the server refuses. Rejects with an `EmbedProblem`. */
  renew: () => Promise<EmbedSession>;
  /** Waits until an entry is no longer taken for a program's. */
  prepare: () => Promise<Sending>;
  /** Aborts what is running when no element needs it any more. */
  leave: () => void;
}

type Source = Omit<EmbedSource, 'send'>;

function createSession(source: Source, onEmpty: () => void) {
  const gone = new AbortController();
  const send = createEmbedFetch(gone.signal);
  let opened: Opened | null = null;
  let opening: Promise<Opened> | null = null;
  let users = 0;

  const open = (): Promise<Opened> => {
    opening ??= (async () => {
      try {
        const session = await openEmbedSession({ ...source, send }, opened?.session.access_token);
        const proof = session.proof ? solve(session.proof, gone.signal) : Promise.resolve(null);
        opened = { session, at: Date.now(), proof, isUsed: false };
        return opened;
      } finally {
        opening = null;
      }
    })();
    return opening;
  };

  const isOlder = ({ at }: Opened, age: number) => Date.now() - at > age;

  const current = async (): Promise<Opened> => {
    if (opened && !isOlder(opened, opened.session.expires_in * 1_000 - margin)) return opened;
    return open();
  };

  async function prepare(): Promise<Sending> {
    let now = await current();
    // What this session was asked for may no longer be what the server wants.
    if (now.isUsed || isOlder(now, freshFor)) now = await open().catch(() => now);
    now.isUsed = true;
    const { session, at, proof } = now;
    const left = at + session.wait_ms - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    return { token: session.access_token, proof: await proof };
  }

  return (): SharedSession => {
    users += 1;
    let isHere = true;
    return {
      get: async () => (await current()).session,
      renew: async () => (await open()).session,
      prepare,
      leave() {
        if (!isHere) return;
        isHere = false;
        users -= 1;
        if (users > 0) return;
        gone.abort();
        onEmpty();
      },
    };
  };
}

const sessions = new Map<string, () => SharedSession>();

/** Joins the session of the page for a server and a key; `leave` it when the element is removed. */
export function joinSession(source: Source): SharedSession {
  const id = JSON.stringify([source.baseUrl, source.partnerKey, source.isTrial]);
  let join = sessions.get(id);
  if (!join) {
    join = createSession(source, () => sessions.delete(id));
    sessions.set(id, join);
  }
  return join();
}
