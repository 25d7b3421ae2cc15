import type { Read, Write } from '../schema.ts';

/** A user's device, and the event of the captures that it holds. */
export interface HoldingDevice {
  workspaceId: string;
  eventId: string;
  userId: string;
  deviceId: string;
}

/** What a device holds. Times in milliseconds. */
export interface Held {
  captures: number;
  oldestAt: number;
  toldAt: number;
}

/** Stores what a device holds, in place of what it told before. */
export async function storeHeld(tx: Write, device: HoldingDevice, held: Held): Promise<void> {
  const values = { captures: held.captures, oldest_at: held.oldestAt, told_at: held.toldAt };
  await tx
    .insertInto('waiting_captures')
    .values({
      workspace_id: device.workspaceId,
      event_id: device.eventId,
      user_id: device.userId,
      device_id: device.deviceId,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'event_id', 'user_id', 'device_id']).doUpdateSet(values),
    )
    .execute();
}

/** The devices of a user that hold captures of an event, those that told it last first. */
export const listDevices = (
  tx: Read,
  { workspaceId, eventId, userId }: Omit<HoldingDevice, 'deviceId'>,
) =>
  tx
    .selectFrom('waiting_captures')
    .select('device_id')
    .where('workspace_id', '=', workspaceId)
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .orderBy('told_at', 'desc')
    .execute();

/** Removes what a device told: it holds nothing any more. */
export async function removeHeld(tx: Write, device: HoldingDevice): Promise<void> {
  await tx
    .deleteFrom('waiting_captures')
    .where('workspace_id', '=', device.workspaceId)
    .where('event_id', '=', device.eventId)
    .where('user_id', '=', device.userId)
    .where('device_id', '=', device.deviceId)
    .execute();
}

/** Removes what devices told about an event that is deleted. */
export async function removeHeldOf(tx: Write, workspaceId: string, eventId: string): Promise<void> {
  await tx
    .deleteFrom('waiting_captures')
    .where('workspace_id', '=', workspaceId)
    .where('event_id', '=', eventId)
    .execute();
}

/** What all devices hold of an event, as far as they told it since then. */
export async function sumHeld(db: Read, workspaceId: string, eventId: string, since: number) {
  const { devices, captures, oldest } = await db
    .selectFrom('waiting_captures')
    .select(({ fn }) => [
      fn.countAll<number>().as('devices'),
      fn.sum<number | null>('captures').as('captures'),
      fn.min('oldest_at').as('oldest'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('event_id', '=', eventId)
    .where('told_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { devices: Number(devices), captures: Number(captures ?? 0), oldestAt: oldest };
}

/** Removes what was told too long ago. @returns The number of removed rows */
export async function purgeHeld(
  tx: Write,
  { before, most }: { before: number; most: number },
): Promise<number> {
  const old = await tx
    .selectFrom('waiting_captures')
    .select(['workspace_id', 'event_id', 'user_id', 'device_id'])
    .where('told_at', '<', before)
    .limit(most)
    .execute();
  for (const row of old) {
    await removeHeld(tx, {
      workspaceId: row.workspace_id,
      eventId: row.event_id,
      userId: row.user_id,
      deviceId: row.device_id,
    });
  }
  return old.length;
}
