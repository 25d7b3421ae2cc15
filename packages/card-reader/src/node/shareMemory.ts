import type { RgbImage } from '../types.ts';

/** Copies pictures into memory that all threads can read, the same for each picture. */
export function createSharedMemory(): (image: RgbImage) => RgbImage {
  let memory = new Uint8Array(new SharedArrayBuffer(0));
  return (image) => {
    const { length } = image.data;
    if (memory.length < length) memory = new Uint8Array(new SharedArrayBuffer(length));
    memory.set(image.data);
    return { ...image, data: memory.subarray(0, length) };
  };
}
