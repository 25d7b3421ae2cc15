// The worker in which a browser reads cards. The page gives it everything: its policy lets it fetch
// nothing.
// Imported first: it concerns what the other modules do when they are loaded.
import './withoutEval.ts';

import { knownNumbers } from '@cardinal/contact';
import type { DeviceReaderAnswer, DeviceReaderMessage } from '@cardinal/contract';

import { createBrowserReader, type BrowserReader, type BrowserFiles } from '../browser/index.ts';
import { PictureError } from '../image/pictures.ts';
import { pictureRefusals } from './pictureRefusals.ts';
import { scanOf } from './scanOf.ts';

type Task = Exclude<DeviceReaderMessage, { files: unknown }>;

let reader: BrowserReader | undefined;

addEventListener('message', ({ data }: MessageEvent<DeviceReaderMessage>) => {
  // The page names each file of the list.
  if ('files' in data) reader = createBrowserReader(data.files as BrowserFiles);
  else void answer(data);
});

async function answer(task: Task): Promise<void> {
  const answered: DeviceReaderAnswer = { id: task.id, ...(await outcomeOf(task)) };
  postMessage(answered);
}

async function outcomeOf({ kind, picture, people = [] }: Task) {
  try {
    if (!reader) throw new Error('The worker has no files.');
    const reading =
      kind === 'card'
        ? await reader.readCard(picture, knownNumbers(people))
        : await reader.readCode(picture);
    return { scan: reading ? scanOf(reading, 'device') : null };
  } catch (error) {
    if (error instanceof PictureError) return { refusal: pictureRefusals[error.kind] };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
