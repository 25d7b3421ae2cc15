// Makes the committed pictures small, after they were renewed. Channels are rounded to steps so
// small that the comparison cannot tell (see `comparatorOptions` in vitest.project.ts), which
// leaves few enough colours for a palette. A picture that is as small as it gets stays as it is.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../stories/pictures/', import.meta.url));
const step = 5;
/** Squared distance of colours in YIQ that the rounding may cost: a quarter of what is compared. */
const mostDistance = 35_215 * 0.01 ** 2;

function distance(red, green, blue) {
  const y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
  const i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189;
  const q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

/** Whether two pictures look the same to the comparison, with room to spare. */
function isClose(one, other) {
  for (let at = 0; at < one.length; at += 3) {
    const red = one[at] - other[at];
    const green = one[at + 1] - other[at + 1];
    const blue = one[at + 2] - other[at + 2];
    if ((red || green || blue) && distance(red, green, blue) > mostDistance) return false;
  }
  return true;
}

const pixels = (file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

async function shrink(path) {
  const before = readFileSync(path);
  const { data, info } = await pixels(before);
  const rounded = data.map((value) => Math.min(255, Math.round(value / step) * step));
  const raw = { raw: { width: info.width, height: info.height, channels: 3 } };
  const made = await Promise.all([
    sharp(rounded, raw).png({ compressionLevel: 9, palette: true, dither: 0 }).toBuffer(),
    sharp(rounded, raw).png({ compressionLevel: 9 }).toBuffer(),
  ]);
  for (const after of made.toSorted((one, other) => one.length - other.length)) {
    if (after.length > before.length * 0.95) return;
    if (isClose(data, (await pixels(after)).data)) {
      writeFileSync(path, after);
      return;
    }
  }
}

const files = readdirSync(folder).map((name) => join(folder, name));
const size = () => files.reduce((sum, path) => sum + statSync(path).size, 0);
const before = size();
for (const path of files) await shrink(path);
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
process.stdout.write(`${files.length} pictures: ${megabytes(before)} → ${megabytes(size())} MB\n`);
