import { sql } from 'kysely';
import { Client } from 'pg';
import type { Read } from '../../schema.ts';

const channel = 'cardinal';
/** Times in milliseconds. */
const times = {
  /** How often the listening connection is checked. */
  check: 15_000,
  answer: 5_000,
  /** Pause before listening is retried. */
  reconnect: 500,
};

interface Options {
  databaseUrl: string;
  /** Called with each message that any process on the database sends, including this one. */
  onMessage(payload: string): void;
  /** Called when the channel has opened; earlier messages are unknown. */
  onOpen(): void;
  /**
   * Called when the channel was lost or could not be opened. Opening is retried until it is closed.
   */
  onLost(): void;
}

/** Sends a message to every process that listens. @param payload At most 8,000 bytes. */
export async function sendToChannel(db: Read, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/** Listens on a connection of its own, which is replaced whenever it is lost. */
export function openChannel({ databaseUrl, onMessage, onOpen, onLost }: Options) {
  let listener: Client | undefined;
  let isOpen = false;
  let isClosed = false;

  function lose(client: Client) {
    if (client !== listener) return;
    listener = undefined;
    isOpen = false;
    void client.end().catch(() => undefined);
    if (isClosed) return;
    onLost();
    setTimeout(() => void listen(), times.reconnect).unref();
  }

  async function listen() {
    if (isClosed) return;
    const client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: times.answer,
      query_timeout: times.answer,
      application_name: 'cardinal-listen',
    });
    listener = client;
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (client !== listener) return;
      onOpen();
      isOpen = true;
    } catch {
      lose(client);
    }
  }
  void listen();

  const check = setInterval(() => {
    const client = listener;
    if (client && isOpen) client.query('select 1').catch(() => lose(client));
  }, times.check).unref();

  return {
    /** Whether this process receives messages. */
    isOpen: (): boolean => isOpen,
    /** Ends listening. */
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(check);
      await listener?.end().catch(() => undefined);
    },
  };
}
