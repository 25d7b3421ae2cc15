import { stored } from '@cardinal/contract/labels';

/** What is remembered about reading on this device. */
export interface DeviceSettings {
  /** Whether cards are read on this device although there is a network. */
  isAlways: boolean;
  /** Whether preparing this device has been offered. */
  isOffered: boolean;
}

const { key } = stored.reader;

/** Returns the settings; nothing is set where the browser stores nothing. */
export function readDeviceSettings(): DeviceSettings {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const has = (name: keyof DeviceSettings) =>
      typeof value === 'object' && value !== null && Reflect.get(value, name) === true;
    return { isAlways: has('isAlways'), isOffered: has('isOffered') };
  } catch {
    return { isAlways: false, isOffered: false };
  }
}

/** Remembers a changed setting, as far as the browser stores anything. */
export function writeDeviceSettings(change: Partial<DeviceSettings>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readDeviceSettings(), ...change }));
  } catch {
    // Full or blocked: the setting does not last.
  }
}
