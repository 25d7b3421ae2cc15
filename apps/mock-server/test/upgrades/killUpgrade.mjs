// Loaded before a server (`node --import`): kills it right after it has run the migration in the file
// that KILL_AFTER names, in the middle of the transaction.
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

const last = readFileSync(process.env.KILL_AFTER, 'utf8');
const killAfter = (statement) => {
  if (statement === last) process.kill(process.pid, 'SIGKILL');
};

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (statement) {
  exec.call(this, statement);
  killAfter(statement);
};

const { query } = Client.prototype;
Client.prototype.query = async function (...args) {
  const result = await query.apply(this, args);
  killAfter(args[0]);
  return result;
};
