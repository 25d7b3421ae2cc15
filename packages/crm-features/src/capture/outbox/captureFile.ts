import type { TextsOf } from '@cardinal/contract/messages';
import type { LeadInput } from '@cardinal/contract';
import { toBase64 } from '../card/picture.ts';
import { begin, captureDraftOf, type CaptureData } from '../state/captureState.ts';
import { emptyValues } from '../leadValues.ts';
import type { outboxMessages } from './outboxTexts.ts';
import type {
  CaptureOwner,
  CapturePicture,
  SetAsideCapture,
  WaitingCapture,
} from './waitingCapture.ts';

/** Says what the file is, and how it is written. */
const format = 'cardinal-captures';
const version = 1;

type Entry = [capture: WaitingCapture, pictures: CapturePicture[]];

const { picture: _picture, back: _back, ...begun } = captureDraftOf(begin('manual'));
/** Each capture of a file has a key of its own. */
const emptyForm: SetAsideCapture = { ...begun, attempt: null };

/**
 * Writes captures to a file, with their pictures inside.
 * @param on The date for the name of the file
 */
export async function writeCaptureFile(entries: readonly Entry[], on: Date): Promise<File> {
  const captures = await Promise.all(
    entries.map(async ([capture, pictures]) => ({
      ...capture,
      pictures: await Promise.all(
        pictures.map(async ({ type, bytes }) => ({
          type,
          base64: await toBase64(new Blob([bytes], { type })),
        })),
      ),
    })),
  );
  const text = JSON.stringify({ format, version, captures });
  const name = `cardinal-captures-${on.toISOString().slice(0, 10)}.json`;
  return new File([text], name, { type: 'application/json' });
}

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A form of a file; what is missing or of another type is empty. */
function formOf(value: unknown): SetAsideCapture {
  if (!isObject(value)) return emptyForm;
  const values = isObject(value['values']) ? value['values'] : {};
  const known = Object.entries(emptyValues).map(([name, empty]) => [
    name,
    typeof values[name] === 'string' ? values[name] : empty,
  ]);
  return {
    ...emptyForm,
    method: value['method'] === 'scan' ? 'scan' : 'manual',
    // Names and types are those of the empty form.
    values: Object.fromEntries(known) as CaptureData['values'],
    answers: isObject(value['answers']) ? (value['answers'] as CaptureData['answers']) : {},
  };
}

function pictureOf(value: unknown): CapturePicture[] {
  if (!isObject(value)) return [];
  try {
    const bytes = Uint8Array.from(atob(textOf(value['base64'])), (letter) => letter.charCodeAt(0));
    return [{ type: textOf(value['type']), bytes: bytes.buffer }];
  } catch {
    // Not base64.
    return [];
  }
}

function entryOf(value: unknown, owner: CaptureOwner): Entry | null {
  if (!isObject(value) || textOf(value['id']) === '') return null;
  const { id, capturedAt, lead, form, refusal, isAttempted, pictures } = value;
  const at = textOf(capturedAt);
  return [
    {
      ...owner,
      id: textOf(id),
      capturedAt: Number.isNaN(Date.parse(at)) ? new Date().toISOString() : at,
      // The server checks each field, as it does for every client.
      lead: isObject(lead) ? (lead as LeadInput) : null,
      form: formOf(form),
      isAttempted: isAttempted === true,
      refusal: typeof refusal === 'string' ? refusal : null,
      answer: null,
    },
    Array.isArray(pictures) ? pictures.flatMap(pictureOf) : [],
  ];
}

/** What a file contains for a user. */
export interface CaptureFileContent {
  entries: Entry[];
  /** How many captures belong to somebody else, and are left out. */
  others: number;
}

/**
 * Reads a file of captures for the user who made them.
 * @throws A sentence for the user if it is no such file
 */
export function readCaptureFile(
  text: string,
  owner: CaptureOwner,
  outboxTexts: TextsOf<typeof outboxMessages>,
): CaptureFileContent {
  const { notAFile, newerFile } = outboxTexts;
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    throw new Error(notAFile, { cause: error });
  }
  if (!isObject(file) || file['format'] !== format || !Array.isArray(file['captures']))
    throw new Error(notAFile);
  if (file['version'] !== version) throw new Error(newerFile);
  const given: unknown[] = file['captures'];
  const own = given.filter((each) => isObject(each) && each['userId'] === owner.userId);
  return {
    entries: own.map((each) => entryOf(each, owner)).filter((entry) => entry !== null),
    others: given.length - own.length,
  };
}
