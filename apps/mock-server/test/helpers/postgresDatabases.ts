import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * Creates a separate database on a server.
 * @param template URL of one to copy.
 * @returns Its URL.
 */
export async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const name = `cardinal_test_${randomUUID().replaceAll('-', '')}`;
  const copied = template ? ` template ${nameOf(template)}` : '';
  await administer(serverUrl, `create database ${name}${copied}`);
  return atName(serverUrl, name);
}

/** Removes a database that `createDatabase` created. */
export function dropDatabase(url: string): Promise<void> {
  return administer(url, `drop database ${nameOf(url)} with (force)`);
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

function atName(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Statements about databases are executed in the server's default one. */
async function administer(url: string, statement: string): Promise<void> {
  const client = new Client(atName(url, 'postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
