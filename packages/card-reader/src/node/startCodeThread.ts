import type { CodeReader, FoundCode } from '../qr/readCode.ts';
import { startPictureThread } from './pictureThread.ts';

const file = new URL('./codeThread.ts', import.meta.url);

/** Starts a thread that looks for codes in pictures, whose data must be shared. */
export function startCodeThread(): CodeReader {
  const thread = startPictureThread<'code', FoundCode | undefined>(file);
  return (image) => {
    thread.show(image);
    return thread.ask('code');
  };
}
