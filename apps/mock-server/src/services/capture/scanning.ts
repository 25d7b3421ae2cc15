import { pictureRefusals, scanOf } from '@cardinal/card-reader/scan';
import { type Scan, type ScanInput, sizes } from '@cardinal/contract';
import { type CardReading, CardReaderError } from '../../ports/cards/index.ts';
import type { Database } from '../../store/engine/database.ts';
import { latestNumbers } from '../../store/leads/latestNumbers.ts';
import type { Principal } from '../shared/principal.ts';
import {
  cancelled,
  largerThan,
  tooLarge,
  tooMany,
  unavailable,
  unreadable,
  unsupportedType,
} from '../shared/failures.ts';
import type { ServerContext } from '../context.ts';
import { say } from '../shared/sentences/sentence.ts';
import { recognise } from '../shared/sentences/recognise.ts';

/** Seconds after which a retry makes sense. */
const retryAfter = 5;

const notAPicture = () => unsupportedType(recognise(pictureRefusals.unsupported));
const damaged = () => unreadable('unreadable_image', recognise(pictureRefusals.broken));

const dataUrl = /^data:(?<type>[^,;]*)(?:;[^,;]*)*?(?<base64>;base64)?,/i;
/** Characters in which the header of a data URL must end. */
const longestHeader = 1_000;
/** Any character of neither base64 alphabet that is not white space either. */
const foreign = /[^\w+/\s-]/;
const padding = /={1,2}$/;

/**
 * The bytes of a picture given as base64 or a data URL; white space is ignored.
 * @throws `too_large`, `unsupported_type` or `unreadable_image`.
 */
export function decodePicture(text: string): Uint8Array {
  const given = text.trimStart();
  // Patterns that can go back remember each step, and overflow the stack on 10 MB of text.
  const header = dataUrl.exec(given.slice(0, longestHeader));
  if (header?.groups && !/^image\//i.test(header.groups['type'] ?? '')) throw notAPicture();
  if (header?.groups && !header.groups['base64']) throw damaged();
  const packed = given
    .slice(header?.[0].length ?? 0)
    .trim()
    .replace(padding, '');
  if (packed === '' || foreign.test(packed)) throw damaged();
  const bytes = Buffer.from(packed, 'base64');
  if (bytes.length > sizes.scan) throw largerThan(sizes.scan);
  return bytes;
}

function refusal(error: CardReaderError): Error {
  switch (error.kind) {
    case 'unsupported':
      return notAPicture();
    case 'too_large':
      return tooLarge(recognise(pictureRefusals.too_large));
    case 'broken':
      return damaged();
    case 'busy':
      return tooMany(
        error.retryAfter ?? retryAfter,
        say(({ cards }) => cards.busy),
      );
    case 'given_up':
      return cancelled();
    case 'timeout':
      return unavailable(
        say(({ cards }) => cards.slow),
        retryAfter,
      );
    case 'crashed':
      return unavailable(
        say(({ cards }) => cards.crashed),
        retryAfter,
      );
  }
}

interface Dependencies extends Pick<ServerContext, 'cards' | 'quotas' | 'vitals'> {
  db: Pick<Database, 'read'>;
}

/** Failures of the reader rather than the picture. */
const readerFaults = new Set<CardReaderError['kind']>(['busy', 'timeout', 'crashed']);

/** Creates the function that reads a card for a signed-in user. */
export function createScanning({ db, cards, quotas, vitals }: Dependencies) {
  async function read(
    picture: Uint8Array,
    signal: AbortSignal,
    numbers: readonly string[],
  ): Promise<CardReading> {
    try {
      const reading = await cards.read(picture, signal, numbers);
      vitals.worked('card_reader');
      return reading;
    } catch (error) {
      if (!(error instanceof CardReaderError)) throw error;
      if (readerFaults.has(error.kind)) vitals.failed('card_reader');
      throw refusal(error);
    }
  }

  /**
   * Reads a card. A picture without a card is not an error.
   * @param signal Aborts when the client disconnects
   * @param leadsOf The workspace whose leads say where numbers are likely to be from
   * @throws As `decodePicture`; `too_many_requests`; `unavailable`.
   */
  return async function scan(
    input: ScanInput,
    principal: Pick<Principal, 'userId' | 'workspaceId'>,
    signal: AbortSignal,
    workspaceId = principal.workspaceId,
  ): Promise<Scan> {
    const picture = decodePicture(input.image_data);
    await quotas.scansOfUser.use(principal.userId);
    await quotas.scansOfWorkspace.use(principal.workspaceId);
    const numbers = await latestNumbers(db.read, workspaceId);
    return scanOf(await read(picture, signal, numbers), 'server', input.lead_type);
  };
}
