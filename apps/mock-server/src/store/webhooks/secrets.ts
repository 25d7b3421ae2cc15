import type { Read, Write } from '../schema.ts';

/** Where a secret is stored: the connection of a workspace, or a webhook and whether it is the former one. */
export interface StoredSecret {
  place: 'crm' | 'webhook' | 'former';
  id: string;
  secret: string;
}

/** Every stored secret; there are few. */
export async function listSecrets(db: Read): Promise<StoredSecret[]> {
  const connections = await db
    .selectFrom('crm_connections')
    .select(['workspace_id as id', 'secret'])
    .execute();
  const hooks = await db.selectFrom('webhooks').select(['id', 'secret', 'former_secret']).execute();
  return [
    ...connections.map(({ id, secret }) => ({ place: 'crm' as const, id, secret })),
    ...hooks.map(({ id, secret }) => ({ place: 'webhook' as const, id, secret })),
    ...hooks.flatMap(({ id, former_secret: secret }) =>
      secret === null ? [] : [{ place: 'former' as const, id, secret }],
    ),
  ];
}

/** Replaces the text of a secret, unless it has changed since it was read. */
export async function replaceSecret(
  tx: Write,
  { place, id, secret }: StoredSecret,
  next: string,
): Promise<void> {
  if (place === 'crm') {
    await tx
      .updateTable('crm_connections')
      .set({ secret: next })
      .where('workspace_id', '=', id)
      .where('secret', '=', secret)
      .execute();
    return;
  }
  const column = place === 'webhook' ? 'secret' : 'former_secret';
  await tx
    .updateTable('webhooks')
    .set({ [column]: next })
    .where('id', '=', id)
    .where(column, '=', secret)
    .execute();
}
