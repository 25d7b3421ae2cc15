import { toE164, usedCountries, type UsedCountries } from '@cardinal/contact';
import { emptyLead } from '@cardinal/contract/labels';
import { leadKeys, nameKey, type KeyedFields } from '../leadKeys.ts';
import { contactKey, type ContactTexts } from './contactKeys.ts';
import type { Dialect } from './database.ts';

/** Runs a statement in the transaction of the migrations; `$1` is its first value. */
type Run = <Row>(statement: string, values: readonly (string | number)[]) => Promise<Row[]>;

/** Rows that one statement reads or writes, so that memory does not grow with the database. */
const atOnce = 1_000;
/** Latest leads of a workspace whose numbers tell where its other leads are from. */
const looked = 50;

interface Key {
  workspace_id: string;
  id: string;
}

const leadColumns = [
  'phone_e164',
  'mobile_e164',
  'phone_key',
  'mobile_key',
  'badge_key',
  'search_key',
] as const;

/** The columns of rows that are passed as JSON, as a table named `made`. */
function madeTable(dialect: Dialect, columns: readonly string[]): string {
  const all = ['workspace_id', 'id', ...columns];
  return dialect === 'sqlite'
    ? `(select ${all.map((name) => `value ->> '${name}' as ${name}`).join(', ')}
        from json_each($1)) as made`
    : `jsonb_to_recordset($1::jsonb) as made (${all.map((name) => `${name} text`).join(', ')})`;
}

/** The rows of a table in the order of their keys, some at a time. */
async function* batchesOf<Row extends Key>(run: Run, table: string, condition = 'true') {
  let after: Key = { workspace_id: '', id: '' };
  for (;;) {
    const rows = await run<Row>(
      `select * from ${table} where (workspace_id, id) > ($1, $2) and ${condition}
       order by workspace_id, id limit ${atOnce}`,
      [after.workspace_id, after.id],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last;
  }
}

async function writeColumns(
  run: Run,
  dialect: Dialect,
  table: string,
  { rows, columns }: { rows: readonly Key[]; columns: readonly string[] },
): Promise<void> {
  await run(
    `update ${table} set ${columns.map((name) => `${name} = made.${name}`).join(', ')}
     from ${madeTable(dialect, columns)}
     where ${table}.workspace_id = made.workspace_id and ${table}.id = made.id`,
    [JSON.stringify(rows)],
  );
}

/** The countries of a workspace's latest leads, which have no numbers in E.164 yet. */
async function countriesIn(run: Run, workspaceId: string): Promise<UsedCountries> {
  const rows = await run<{ phone: string }>(
    `select phone from leads where workspace_id = $1 and deleted_at is null
     order by created_at desc, id desc limit ${looked}`,
    [workspaceId],
  );
  return usedCountries(rows.flatMap(({ phone }) => toE164(phone) ?? []));
}

/** Makes what is derived from the texts of stored leads and contacts. */
async function makeStoredKeys(run: Run, dialect: Dialect): Promise<void> {
  let latest: { workspaceId: string; used: UsedCountries } | undefined;
  for await (const leads of batchesOf<Key & KeyedFields>(run, 'leads')) {
    const rows = [];
    for (const lead of leads) {
      const { workspace_id, id } = lead;
      if (latest?.workspaceId !== workspace_id) {
        latest = { workspaceId: workspace_id, used: await countriesIn(run, workspace_id) };
      }
      const made = leadKeys({ ...emptyLead, ...lead }, latest.used);
      // No other keys: a column of a later migration does not exist yet.
      const columns = leadColumns.map((name) => [name, made[name]] as const);
      rows.push({ workspace_id, id, ...Object.fromEntries(columns) });
    }
    await writeColumns(run, dialect, 'leads', { rows, columns: leadColumns });
  }
  const contacts = batchesOf<Key & ContactTexts>(run, 'activities', 'search_key is not null');
  for await (const activities of contacts) {
    const rows = activities.map((activity) => ({
      workspace_id: activity.workspace_id,
      id: activity.id,
      search_key: contactKey(activity),
    }));
    await writeColumns(run, dialect, 'activities', { rows, columns: ['search_key'] });
  }
}

/** Makes the keys by which leads without a person are sorted. */
async function makeNameKeys(run: Run, dialect: Dialect): Promise<void> {
  const nameless = batchesOf<Key & KeyedFields>(run, 'leads', "first_name = '' and last_name = ''");
  for await (const leads of nameless) {
    const rows = leads.map((lead) => ({
      workspace_id: lead.workspace_id,
      id: lead.id,
      name_key: nameKey(lead),
    }));
    await writeColumns(run, dialect, 'leads', { rows, columns: ['name_key'] });
  }
}

/** What makes keys of stored rows after a migration, by its name. */
const makers: Readonly<Record<string, (run: Run, dialect: Dialect) => Promise<void>>> = {
  dialled: makeStoredKeys,
  shown_names: makeNameKeys,
};

/**
 * Makes the keys that a migration changes, in its transaction: SQL can neither fold text nor read
 * phone numbers.
 */
export const makeKeysAfter = async (migration: string, run: Run, dialect: Dialect): Promise<void> =>
  makers[migration]?.(run, dialect);
