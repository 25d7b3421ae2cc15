/** Tells the server how many captures this device has not sent, for the board of their event. */
import { stored } from '@cardinal/contract/labels';
import { ApiError, type ApiClient } from '../../client/index.ts';
import { isUnsent, type WaitingCapture } from './waitingCapture.ts';

/** What this device is called, and the events of which the server counts captures on it. */
interface Device {
  id: string;
  told: readonly string[];
}

function readDevice(): Device {
  try {
    const { id, told }: Partial<Device> = JSON.parse(
      localStorage.getItem(stored.device.key) ?? '{}',
    );
    if (typeof id === 'string' && Array.isArray(told)) return { id, told };
  } catch {
    // No storage, or not what was written: another device, whose numbers the server forgets.
  }
  return { id: crypto.randomUUID(), told: [] };
}

function writeDevice(device: Device) {
  try {
    localStorage.setItem(stored.device.key, JSON.stringify(device));
  } catch {
    // Storage is full or blocked.
  }
}

interface Held {
  captures: number;
  oldest_seconds: number;
}

/** The unsent captures by event; those that are not reviewed yet belong to the event of today. */
function heldByEvent(captures: readonly WaitingCapture[], here: string | null, now: Date) {
  const held = new Map<string, Held>();
  for (const capture of captures.filter(isUnsent)) {
    const event = capture.lead ? (capture.lead.event_id ?? null) : here;
    if (event === null) continue;
    const age = Math.round((now.getTime() - Date.parse(capture.capturedAt)) / 1_000);
    const before = held.get(event);
    held.set(event, {
      captures: (before?.captures ?? 0) + 1,
      // A clock that was set back must not make the call fail.
      oldest_seconds: Math.max(before?.oldest_seconds ?? 0, age, 0),
    });
  }
  return held;
}

export interface HeldCapturesOptions {
  api: ApiClient;
  /** The user's captures on this device. */
  captures: readonly WaitingCapture[];
  /** Id of the event where the user is. */
  here: string | null;
  now: Date;
}

/** Tells number and age, and nothing else; once all are sent, that there are none. */
export async function tellHeldCaptures({ api, captures, here, now }: HeldCapturesOptions) {
  const device = readDevice();
  const held = heldByEvent(captures, here, now);
  const told = new Set(device.told);
  for (const id of new Set([...told, ...held.keys()])) {
    const { captures: count, oldest_seconds } = held.get(id) ?? { captures: 0, oldest_seconds: 0 };
    const body = { device: device.id, captures: count, oldest_seconds };
    // Before the call, whose answer may not arrive.
    told.add(id);
    writeDevice({ id: device.id, told: [...told] });
    try {
      await api.put('/api/events/{id}/held-captures', { params: { id }, body });
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) continue;
    }
    if (count === 0) told.delete(id);
    writeDevice({ id: device.id, told: [...told] });
  }
}
