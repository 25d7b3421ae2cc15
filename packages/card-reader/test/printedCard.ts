import { extractFields } from '../src/fields/extractFields.ts';
import type { CardField, TextLine } from '../src/types.ts';

interface PrintedLine {
  text: string;
  height?: number;
  /** The distance to the line before it; half that line's height unless `y` or this says otherwise. */
  gap?: number;
  x?: number;
  y?: number;
  width?: number;
}

/** A line of an invented card, in letters of 30 pixels unless its height is said. */
export type Printed = string | [text: string, height: number, gap?: number] | PrintedLine;

function lineOf(printed: Printed): PrintedLine {
  if (typeof printed === 'string') return { text: printed };
  if (!Array.isArray(printed)) return printed;
  const [text, height, gap] = printed;
  return gap === undefined ? { text, height } : { text, height, gap };
}

/** Lines as the text module answers them, one under the other. */
export function printedCard(...printed: Printed[]): TextLine[] {
  let bottom = 0;
  let space = 0;
  return printed.map((each) => {
    const { text, height = 30, gap = space, x = 0, y = bottom + gap, width } = lineOf(each);
    bottom = y + height;
    space = height / 2;
    const box = { x0: x, x1: x + (width ?? text.length * height * 0.5), y0: y, y1: bottom };
    return { text, confidence: 0.97, box, marks: Array.from({ length: text.length }) };
  });
}

/** The fields of a card; '' for what is not found. */
export function fieldsOn(...printed: Printed[]): Record<CardField, string> {
  const { fields } = extractFields(printedCard(...printed));
  const value = (field: CardField) => fields[field]?.value ?? '';
  return {
    first_name: value('first_name'),
    last_name: value('last_name'),
    email: value('email'),
    phone: value('phone'),
    company: value('company'),
    position: value('position'),
  };
}
