import { limits, type View, type ViewToSave } from '@cardinal/contract';
import { newId } from '../../store/ids.ts';
import {
  countViews,
  deleteView,
  findView,
  insertView,
  listViews,
  updateView,
  type StoredView,
} from '../../store/leads/leadViews.ts';
import type { Write } from '../../store/schema.ts';
import type { ServerContext } from '../context.ts';
import { forbidden, invalid, notFound } from '../shared/failures.ts';
import { fullName } from '../shared/names.ts';
import { once, type IdempotentCall } from '../shared/idempotency.ts';
import { seesAll, type Principal } from '../shared/principal.ts';
import { say } from '../shared/sentences/sentence.ts';

type Dependencies = Pick<ServerContext, 'db' | 'clock'>;

const nameTaken = () => invalid([{ path: 'name', message: say(({ leads }) => leads.viewName) }]);
const tooMany = () =>
  invalid([{ path: '', message: say(({ leads }) => leads.manyViews({ most: limits.views })) }]);
const forManagers = () => forbidden(say(({ leads }) => leads.sharedViews));

/** A view as calls return it. */
const shown = ({ owner, ...view }: StoredView): View => ({ ...view, owner_name: fullName(owner) });

/** The saved views of the lead list, for one signed-in user. */
export function createLeadViews({ db, clock }: Dependencies, principal: Principal) {
  const { userId, workspaceId } = principal;
  const isManager = seesAll(principal);

  const requireSharing = ({ shared }: Pick<View, 'shared'>) => {
    if (shared && !isManager) throw forManagers();
  };

  /** A view that the user may change. @throws `not_found`, `forbidden`. */
  async function ownView(tx: Write, id: string): Promise<StoredView> {
    const view = await findView(tx, principal, id);
    if (!view) throw notFound('view');
    if (view.created_by !== userId) requireSharing(view);
    return view;
  }

  return {
    /** Own views, and those that are shared, by name. */
    list: async (): Promise<View[]> => (await listViews(db.read, principal)).map(shown),

    /** Saves a view, once per `Idempotency-Key`. @throws `forbidden`, `invalid`. */
    async create(fields: ViewToSave, call?: IdempotentCall): Promise<View> {
      requireSharing(fields);
      const at = clock();
      const { answer } = await db.write((tx) =>
        once(tx, { call, userId, now: at }, async () => {
          if ((await countViews(tx, principal)) >= limits.views) throw tooMany();
          const view = await insertView(tx, principal, { fields, id: newId(at), at });
          if (!view) throw nameTaken();
          return shown(view);
        }),
      );
      return answer;
    },

    /** Replaces a view. @throws `not_found`, `forbidden`, `invalid`. */
    update: (id: string, fields: ViewToSave): Promise<View> =>
      db.write(async (tx) => {
        await ownView(tx, id);
        requireSharing(fields);
        const view = await updateView(tx, workspaceId, { fields, id, at: clock() });
        if (!view) throw nameTaken();
        return shown(view);
      }),

    /** @throws `not_found`, `forbidden`. */
    remove: (id: string): Promise<void> =>
      db.write(async (tx) => {
        await ownView(tx, id);
        await deleteView(tx, workspaceId, id);
      }),
  };
}
