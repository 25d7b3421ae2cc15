import type { Scan } from '@cardinal/contract';
import { scanning } from '@cardinal/contract/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { buildScan } from '../../fixtures/index.ts';
import { PictureRefused } from '../card/pictureError.ts';
import type { ReadPhoto } from '../card/readScan.ts';
import { whoReads } from './whoReads.ts';

const server = buildScan();
const device = buildScan({ reader: 'device' });
const answers =
  (scan: Scan): ReadPhoto =>
  async () =>
    scan;
const fails =
  (error: Error): ReadPhoto =>
  async () => {
    throw error;
  };
/** Answers nothing until it is given up. */
const hangs: ReadPhoto = (_photo, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const refused = (status: number) =>
  new ApiError({ status, statusText: 'Refused', headers: new Headers() }, '');

interface Situation {
  onServer?: ReadPhoto;
  onDevice?: ReadPhoto;
  isPrepared?: boolean;
  isAlways?: boolean;
}

/** Who reads, or why nobody does. */
async function readerIn(situation: Situation, signal = new AbortController().signal) {
  const { isPrepared = true, isAlways = false } = situation;
  const { onServer = answers(server), onDevice = answers(device) } = situation;
  const read = whoReads({
    onServer,
    onDevice,
    isPrepared: async () => isPrepared,
    isAlways: () => isAlways,
  });
  return read(new Blob(), signal).then(
    ({ reader }) => reader,
    (error: unknown) => error,
  );
}

const online = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  vi.useFakeTimers();
  online.mockReturnValue(true);
});
afterEach(() => vi.useRealTimers());

it('is the server where there is a network', async () => {
  const onDevice = vi.fn<ReadPhoto>(answers(device));
  expect(await readerIn({ onDevice })).toBe('server');
  expect(onDevice).not.toHaveBeenCalled();
});

it.each([429, 500, 502, 503])('is the device if the server answers %i', async (status) => {
  expect(await readerIn({ onServer: fails(refused(status)) })).toBe('device');
});

it('is the device if there is no server', async () => {
  expect(await readerIn({ onServer: fails(new TypeError('Failed to fetch')) })).toBe('device');
});

it.each([401, 413, 415, 422])('is nobody if the server refuses with %i', async (status) => {
  const onDevice = vi.fn<ReadPhoto>(answers(device));
  expect(await readerIn({ onServer: fails(refused(status)), onDevice })).toMatchObject({ status });
  expect(onDevice).not.toHaveBeenCalled();
});

it('is the device if the server takes too long, which is then given up', async () => {
  const onServer = vi.fn<ReadPhoto>(hangs);
  const reader = readerIn({ onServer });
  await vi.advanceTimersByTimeAsync(scanning.takeOver - 1);
  expect(onServer.mock.calls[0]?.[1].aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reader).toBe('device');
  expect(onServer.mock.calls[0]?.[1].aborted).toBe(true);
});

it('is the server after all if it answers before the device', async () => {
  const late: ReadPhoto = () =>
    new Promise((resolve) => {
      setTimeout(() => resolve(server), scanning.takeOver + 1_000);
    });
  const reader = readerIn({ onServer: late, onDevice: hangs });
  await vi.advanceTimersByTimeAsync(scanning.takeOver + 1_000);
  expect(await reader).toBe('server');
});

it('is the device without a network, or if that is wanted', async () => {
  const onServer = vi.fn<ReadPhoto>(answers(server));
  expect(await readerIn({ onServer, isAlways: true })).toBe('device');
  online.mockReturnValue(false);
  expect(await readerIn({ onServer })).toBe('device');
  expect(onServer).not.toHaveBeenCalled();
});

it('is the server if the device should but cannot, and nobody if the picture is to blame', async () => {
  const isAlways = true;
  expect(await readerIn({ isAlways, onDevice: fails(new Error('damaged')) })).toBe('server');
  const refusal = new PictureRefused('This picture is damaged.');
  expect(await readerIn({ isAlways, onDevice: fails(refusal) })).toBe(refusal);
});

it('is the server for a device that is not prepared', async () => {
  online.mockReturnValue(false);
  expect(await readerIn({ isPrepared: false, isAlways: true })).toBe('server');
});

it('is nobody once it is cancelled', async () => {
  const cancelled = new AbortController();
  const onDevice = vi.fn<ReadPhoto>(answers(device));
  const reader = readerIn({ onServer: hangs, onDevice }, cancelled.signal);
  await vi.advanceTimersByTimeAsync(10);
  cancelled.abort(new Error('cancelled'));
  expect(await reader).toMatchObject({ message: 'cancelled' });
  expect(onDevice).not.toHaveBeenCalled();
});
