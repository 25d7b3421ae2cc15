import { englishTexts } from '@cardinal/contract/messages';
import { afterEach, expect, it, vi } from 'vitest';
import { buildScan } from '../../fixtures/index.ts';
import { PictureRefused } from '../card/pictureError.ts';
import { deviceReader } from './deviceReader.ts';
import { readOnDevice } from './readOnDevice.ts';

const { signal } = new AbortController();
const people = [[{ written: '+49 30 23125 119', e164: '+493023125119' }]];
const read = () =>
  readOnDevice(
    () => people,
    async (catalogue) => englishTexts(catalogue),
  )(new Blob(['badge']), signal);
const answers = () => vi.spyOn(deviceReader, 'read');

afterEach(() => vi.restoreAllMocks());

it('gives the reader the numbers that are known', async () => {
  const asked = answers().mockResolvedValue(buildScan({ reader: 'device' }));
  expect(await read()).toMatchObject({ reader: 'device' });
  expect(asked.mock.calls.map(([task]) => task)).toEqual([
    expect.objectContaining({ kind: 'card', people }),
  ]);
});

it('still reads a code where the models cannot run', async () => {
  const asked = answers().mockImplementation(async ({ kind }) => {
    if (kind === 'card') throw new Error('Out of memory');
    return buildScan({ reader: 'device' });
  });
  expect(await read()).toMatchObject({ reader: 'device' });
  expect(asked.mock.calls.map(([{ kind }]) => kind)).toEqual(['card', 'code']);
});

it('says why it could not read if there is no code either', async () => {
  answers().mockImplementation(async ({ kind }) => {
    if (kind === 'card') throw new Error('Out of memory');
    return null;
  });
  await expect(read()).rejects.toThrow('This device could not read cards');
});

it('looks for no code in what is not a picture', async () => {
  const asked = answers().mockRejectedValue(new PictureRefused('Please select an image file.'));
  await expect(read()).rejects.toThrow('Please select an image file.');
  expect(asked).toHaveBeenCalledOnce();
});
