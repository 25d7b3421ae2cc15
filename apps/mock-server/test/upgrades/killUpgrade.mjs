// Loaded before a server (`node --import`): kills it right after it has run the migration whose
// statements KILL_AFTER holds, in the middle of the transaction.
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';

const killAfter = (statement) => {
  if (statement === process.env.KILL_AFTER) process.kill(process.pid, 'SIGKILL');
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
