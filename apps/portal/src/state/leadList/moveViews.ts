import type { View } from '@cardinal/contract';
import { lengths, limits } from '@cardinal/contract/limits';
import { ApiError, errorDetail, type ApiClient } from '@cardinal/crm-features';
import { toasts } from '@cardinal/ui';
import type { DeviceView } from './leadListPreferences.ts';

const isSame = (one: string, other: string) =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** The name, or the name with the first number with which no other view has it. */
function freeName(name: string, taken: readonly View[]): string {
  const isFree = (one: string) => !taken.some((view) => isSame(view.name, one));
  const cut = name.trim().slice(0, lengths.viewName);
  if (isFree(cut)) return cut;
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const numbered = `${cut.slice(0, lengths.viewName - end.length)}${end}`;
    if (isFree(numbered)) return numbered;
  }
}

interface MoveOptions {
  api: ApiClient;
  userId: string;
  /** The views on this device. */
  views: readonly DeviceView[];
  /** Called with each view that the server has. */
  onMoved: (view: DeviceView) => void;
}

/**
 * Saves the views of this device on the server. One that the server has under this name, as after a
 * lost answer, is not saved again. What cannot be saved stays here, and is tried again with the next
 * start; only a refusal is reported, because without a network there is nothing to do about it.
 */
export async function moveViews({ api, userId, views, onMoved }: MoveOptions): Promise<void> {
  try {
    const own = (await api.get('/api/views')).data.filter((view) => view.created_by === userId);
    for (const view of views) {
      const { name, search: query } = view;
      if (!own.some((one) => isSame(one.name, name) && one.query === query)) {
        if (own.length >= limits.views) break;
        const body = { name: freeName(name, own), query };
        own.push((await api.post('/api/views', { body })).data);
      }
      onMoved(view);
    }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) {
      toasts.show({
        title: 'Some of your views are still on this device only',
        description: errorDetail(error),
        tone: 'danger',
      });
    }
  }
}
