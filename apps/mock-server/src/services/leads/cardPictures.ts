import { sizes, type PictureFormat } from '@cardinal/contract';
import { findCompany } from '../../store/accounts/companies.ts';
import type { Read } from '../../store/schema.ts';
import { invalid } from '../shared/failures.ts';
import { say } from '../shared/sentences/sentence.ts';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The format of a picture by its first bytes; undefined for anything else. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg';
  if (ascii(bytes, 1, 4) === 'PNG') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** The bytes of pictures given as base64 or data URLs. @throws `invalid`. */
function pictureBytes(texts: readonly string[]): Uint8Array[] {
  return texts.map((text, i) => {
    const bytes = Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
    if (pictureFormatOf(bytes) && bytes.length <= sizes.cardPicture) return bytes;
    const message = say(({ leads }) => leads.picture);
    throw invalid([{ path: `pictures.${i}`, message }]);
  });
}

/**
 * The pictures to keep with a lead: none if the company wishes to keep none.
 * @returns Undefined if nothing is said about pictures
 * @throws `invalid`.
 */
export async function picturesToKeep(
  db: Read,
  workspaceId: string,
  texts: readonly string[] | null | undefined,
): Promise<Uint8Array[] | undefined> {
  if (!texts) return undefined;
  const bytes = pictureBytes(texts);
  if (bytes.length === 0) return bytes;
  // A private workspace belongs to no company, and keeps them.
  const company = await findCompany(db, workspaceId);
  return company?.keep_card_pictures === 0 ? undefined : bytes;
}
