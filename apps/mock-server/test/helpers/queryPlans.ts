import { CompiledQuery, type QueryId, type RootOperationNode } from 'kysely';
import type { Database } from '../../src/store/engine/database.ts';

/** A statement that was run, and how the engine runs it. */
export interface Plan {
  parameters: readonly unknown[];
  text: string;
}

/**
 * How the engine runs the statements of some reads that order rows, after PostgreSQL has looked at
 * the leads.
 */
export async function plansOf(
  db: Database,
  run: (db: Database) => Promise<unknown>,
): Promise<Plan[]> {
  const queries: { node: RootOperationNode; queryId: QueryId }[] = [];
  const read = db.read.withPlugin({
    transformQuery(query) {
      queries.push(query);
      return query.node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await run({ ...db, read });
  const ordering = queries
    .map(({ node, queryId }) => db.read.getExecutor().compileQuery(node, queryId))
    .filter((query) => query.sql.includes('order by'));
  return db.write(async (tx) => {
    const isPostgres = db.dialect === 'postgres';
    if (isPostgres) {
      // What autovacuum does sooner or later: rows that wait for the index make it look expensive.
      await tx.executeQuery(CompiledQuery.raw(`select gin_clean_pending_list('leads_search')`));
      await tx.executeQuery(CompiledQuery.raw('analyze leads'));
    }
    const plans = [];
    for (const { sql, parameters } of ordering) {
      const explain = isPostgres ? 'explain' : 'explain query plan';
      const { rows } = await tx.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
      );
      const text = rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n');
      plans.push({ parameters, text });
    }
    return plans;
  });
}
