import { useQueryClient } from '@tanstack/react-query';
import type { View, ViewInput } from '@cardinal/contract';
import { isManagerRole } from '@cardinal/contract/labels';
import { toasts } from '@cardinal/ui';
import { tellFailure } from '../../client/http/tellFailure.ts';
import { newIdempotencyKey, useApi, useSession } from '../../client/index.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { invalidate } from '../../client/queries/refresh.ts';
import { viewMessages } from './viewTexts.ts';
import { useTexts } from '../../language/index.ts';

const fieldsOf = ({ name, query, columns, shared }: View): ViewInput => ({
  name,
  query,
  columns,
  shared,
});

/** Creates, replaces and deletes saved views. What is undone in a notice outlives the component. */
export function useChangeViews() {
  const texts = useTexts(viewMessages);
  const api = useApi();
  const queryClient = useQueryClient();

  /** Carries out a change, and refreshes the views even if it fails: they may be others by now. */
  async function change<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } finally {
      await invalidate(queryClient, { queryKey: queryKeys.views });
    }
  }
  const create = (body: ViewInput, idempotencyKey: string): Promise<View> =>
    change(async () => (await api.post('/api/views', { body, idempotencyKey })).data);
  const replace = (id: string, body: ViewInput): Promise<View> =>
    change(async () => (await api.put('/api/views/{id}', { params: { id }, body })).data);

  return {
    create,
    replace,
    /** Replaces a view, which can be undone from the notice. A failure is reported. */
    update: async (before: View, changed: Partial<ViewInput>): Promise<void> => {
      const undo = () => replace(before.id, fieldsOf(before)).catch(tellFailure(texts.notUpdated));
      await replace(before.id, { ...fieldsOf(before), ...changed }).then(
        ({ name }) =>
          toasts.show({
            title: texts.updated,
            description: name,
            tone: 'success',
            action: { label: texts.undo, onAction: () => void undo() },
          }),
        tellFailure(texts.notUpdated),
      );
    },
    /**
     * Deletes a view, which can be undone from the notice. A failure is reported.
     * @returns Whether it is deleted.
     */
    remove: async (view: View): Promise<boolean> => {
      const key = newIdempotencyKey();
      const restore = () =>
        create(fieldsOf(view), key).then(
          ({ name }) => toasts.show({ title: texts.restored, description: name, tone: 'success' }),
          tellFailure(texts.notRestored),
        );
      try {
        await change(() => api.delete('/api/views/{id}', { params: { id: view.id } }));
      } catch (error) {
        tellFailure(texts.notRemoved)(error);
        return false;
      }
      toasts.show({
        title: texts.removed,
        description: view.name,
        action: { label: texts.undo, onAction: () => void restore() },
      });
      return true;
    },
  };
}

/** What the signed-in user may do with views. */
export function useViewRights() {
  const user = useSession()?.user;
  const isManager = user !== undefined && isManagerRole(user.role);
  return {
    isManager,
    isOwn: (view: View) => view.created_by === user?.id,
    mayChange: (view: View) => view.created_by === user?.id || (view.shared && isManager),
  };
}
