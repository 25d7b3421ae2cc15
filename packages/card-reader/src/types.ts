import type { CountryCode } from 'libphonenumber-js/max';

/** What the reader looks for on a card. */
export type CardField = 'first_name' | 'last_name' | 'email' | 'phone' | 'company' | 'position';

/** `[x, y]`; the unit depends on the use. */
export type Point = [x: number, y: number];

/** Four corners, clockwise from the text's own top left. */
export type Quad = [Point, Point, Point, Point];

export type PhoneKind = 'mobile' | 'office' | 'fax' | '';

/** A phone number in E.164 where it is valid, else the digits as printed. */
export interface ReadPhone {
  number: string;
  kind: PhoneKind;
}

/** What the reader needs beside its code: models, their characters, and WebAssembly. */
export type ReaderAsset = 'detect' | 'classify' | 'recognise' | 'characters' | 'engine' | 'codes';

/** Format of a machine-readable code. */
export type CodeFormat = 'qr' | 'aztec' | 'data_matrix' | 'pdf417' | 'code128' | 'code39';

/** A code on a card or badge. */
export interface ReadCode {
  format: CodeFormat;
  text: string;
  /** Whether it contains contact data, which is then in the fields. */
  isContact: boolean;
}

/** Result of reading a card. */
export interface CardReading {
  /** False if the picture has neither a readable card nor a code; every field is then empty. */
  readable: boolean;
  /** Empty if not on the card. */
  fields: Record<CardField, string>;
  /** 0 (a guess) to 1 (sure); 0 for an empty field. */
  confidence: Record<CardField, number>;
  /** Location of each field, as fractions of the picture as a browser shows it (EXIF applied). */
  regions: Partial<Record<CardField, Quad>>;
  alternatives: { phones: ReadPhone[]; names: string[] };
  also: { web: string[]; handles: string[]; address: string[] };
  /** Every line read, from top to bottom. */
  text: string[];
  /** Why the user should check a field: one sentence each. */
  reasons: Partial<Record<CardField, string>>;
  /** The code on it, the one with contact data if there are several; null if there is none. */
  code: ReadCode | null;
  /** The texts of the other codes on it. */
  otherCodes: string[];
  /** Contact data of the code that has no place above, as labelled lines. */
  notes: string[];
  /**
   * The corners of each card, as fractions of the picture, if it shows two to four of them; empty for
   * a single card. The fields are those of the whole picture.
   */
  cards: Quad[];
}

/** Pixels, 8 bits a channel, red green blue, rows from the top. */
export interface RgbImage {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The shape of ink seen above (or under) a letter. `some`: there is ink, its shape is unclear. */
export type AccentMark =
  | 'none'
  | 'acute'
  | 'grave'
  | 'circumflex'
  | 'tilde'
  | 'dieresis'
  | 'dot'
  | 'below'
  | 'some';

/** An upright box in the frame of the text's direction, in pixels. */
export interface FrameBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A line of text, passed from the text module to the fields module. */
export interface TextLine {
  text: string;
  /** Mean confidence of the characters, 0 to 1. */
  confidence: number;
  box: FrameBox;
  /** For each UTF-16 unit of `text`: the ink seen beside it; undefined where it was not measured. */
  marks: (AccentMark | undefined)[];
}

/** A field value with its confidence and the lines (by index) it was read from. */
export interface FoundField {
  value: string;
  confidence: number;
  lines: number[];
  reason?: string;
}

/** Result of the fields module. */
export interface CardFacts {
  fields: Partial<Record<CardField, FoundField>>;
  phones: ReadPhone[];
  names: string[];
  web: string[];
  handles: string[];
  address: string[];
  /** Country in which the card's phone numbers are dialled; undefined if nothing says so. */
  country: CountryCode | undefined;
}
