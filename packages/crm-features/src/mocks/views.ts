import type { HttpHandler } from 'msw';
import { calls, viewInputSchema, type View } from '@cardinal/contract';
import { buildView, storyId } from '../fixtures/index.ts';
import { outcomes } from './outcomes.ts';

/** `/api/views` and the paths below it. */
export const views = {
  list: outcomes(calls.views),
  create: outcomes(calls.createView),
  update: outcomes(calls.updateView),
  remove: outcomes(calls.deleteView),
};

/** Views that the handlers change. */
export interface StoredViews {
  /** Every view in its current state, by name. */
  rows: View[];
  handlers: HttpHandler[];
}

/** A server that keeps saved views. */
export function storedViews(start: readonly View[]): StoredViews {
  const rows = [...start];
  let made = 0;
  const put = (view: View) => {
    const index = rows.findIndex(({ id }) => id === view.id);
    rows.splice(index === -1 ? rows.length : index, index === -1 ? 0 : 1, view);
    rows.sort((one, other) => one.name.localeCompare(other.name));
    return view;
  };
  const found = (id = '') => {
    const view = rows.find((row) => row.id === id);
    if (!view) throw new Error(`There is no view ${id}.`);
    return view;
  };
  return {
    rows,
    handlers: [
      views.list.answers(() => rows),
      views.create.answers(({ body }) => {
        made += 1;
        return put(buildView({ ...viewInputSchema.parse(body), id: storyId(16, 90 + made) }));
      }),
      views.update.answers(({ body, params }) =>
        put({ ...found(params['id']), ...viewInputSchema.parse(body) }),
      ),
      views.remove.answers(({ params }) => {
        rows.splice(rows.indexOf(found(params['id'])), 1);
        return null;
      }),
    ],
  };
}
