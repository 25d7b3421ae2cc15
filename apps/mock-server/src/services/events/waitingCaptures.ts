import type { EventBoard, HeldCaptures } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import { lockEventKey } from '../../store/events/events.ts';
import {
  listDevices,
  removeHeld,
  storeHeld,
  sumHeld,
  type HoldingDevice,
} from '../../store/events/waitingCaptures.ts';
import type { ServerContext } from '../context.ts';
import { notFound } from '../shared/failures.ts';
import { seesAll, type Principal } from '../shared/principal.ts';
import { isoOf } from '../shared/times.ts';

/** How long what a device told is shown, in milliseconds: it may be lost or wiped by then. */
export const heldKeptFor = 14 * dayMs;
/** Devices of one user at one event; beyond, those that told it longest ago are forgotten. */
const mostDevices = 20;

type Dependencies = Pick<ServerContext, 'db' | 'clock' | 'quotas'>;

/** What the devices of one signed-in user's company hold and have not sent. */
export function createHeldService({ db, clock, quotas }: Dependencies, principal: Principal) {
  const { workspaceId, userId } = principal;
  return {
    /**
     * Stores what one of the user's devices holds of an event.
     * @throws `not_found`, `too_many_requests`.
     */
    async tell(eventId: string, { device, captures, oldest_seconds }: HeldCaptures): Promise<void> {
      await quotas.heldByUser.use(userId);
      const now = clock();
      await db.write(async (tx) => {
        if (!(await lockEventKey(tx, db.dialect, workspaceId, eventId))) throw notFound('event');
        const place = { workspaceId, eventId, userId };
        const one: HoldingDevice = { ...place, deviceId: device };
        if (captures === 0) return removeHeld(tx, one);
        // An age, because the clocks of devices differ.
        const oldestAt = now - oldest_seconds * 1_000;
        await storeHeld(tx, one, { captures, oldestAt, toldAt: now });
        const tooMany = (await listDevices(tx, place)).slice(mostDevices);
        for (const { device_id: deviceId } of tooMany) await removeHeld(tx, { ...place, deviceId });
      });
    },

    /** What all devices hold of an event; null if none does, or if the user is no manager. */
    async sum(eventId: string): Promise<EventBoard['held']> {
      if (!seesAll(principal)) return null;
      const since = clock() - heldKeptFor;
      const { devices, captures, oldestAt } = await sumHeld(db.read, workspaceId, eventId, since);
      return oldestAt === null ? null : { devices, captures, oldest_at: isoOf(oldestAt) };
    },
  };
}
