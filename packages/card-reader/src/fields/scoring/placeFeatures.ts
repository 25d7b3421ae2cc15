import { longestCommonRun, squash } from '@cardinal/contact/people/strings';
import type { FrameBox } from '../../types.ts';
import type { Candidate } from '../lines/candidates.ts';
import { heightOf, isAligned, middleOf, type CardLine } from '../lines/cardLine.ts';
import { contactKinds, type CardView, type Features } from './view.ts';

/** How large a candidate is, where it stands, and what is next to it. */
export const placeFeatures = (candidate: Candidate, view: CardView): Features => ({
  ...shape(candidate, view),
  ...place(candidate, view),
  ...neighbour('below', lineBelow(candidate, view), candidate, view),
  ...neighbour('above', lineAbove(candidate, view), candidate, view),
});

/** Its letters' size and the lines it is made of. */
function shape(candidate: Candidate, view: CardView): Features {
  const { height, lines, box } = candidate;
  const others = view.free.filter((line) => !lines.includes(line));
  const alike = others.filter((line) => Math.abs(heightOf(line.box) / height - 1) < 0.15);
  return {
    size: height / view.tallest,
    sizeOfMedian: height / view.medianHeight,
    higherLines: Math.min(6, others.filter((line) => heightOf(line.box) > height * 1.08).length),
    lines: lines.length,
    block: candidate.isBlock,
    mark: candidate.isMark,
    row: candidate.isRow,
    evenness: candidate.evenness,
    alike: Math.min(8, alike.length),
    aligned: Math.min(8, alike.filter((line) => isAligned(line.box, box, height * 0.6)).length),
  };
}

/** Where it stands. */
function place({ box, height, lines, text }: Candidate, view: CardView): Features {
  const { extent, contacts } = view;
  const width = Math.max(1, extent.x1 - extent.x0);
  const across = Math.max(1, extent.y1 - extent.y0);
  const distances = contacts.map(
    (line) =>
      Math.max(0, line.box.y0 - box.y1, box.y0 - line.box.y1) +
      Math.max(0, line.box.x0 - box.x1, box.x0 - line.box.x1),
  );
  const form = squash(text);
  const others = view.free.filter((line) => !lines.includes(line));
  return {
    down: (middleOf(box) - extent.y0) / across,
    right: ((box.x0 + box.x1) / 2 - extent.x0) / width,
    width: (box.x1 - box.x0) / width,
    toContact: Math.min(20, distances.length ? Math.min(...distances) / height : 20),
    besideNumber: contacts.some(
      (line) =>
        (line.kind === 'phone' || line.kind === 'email') &&
        Math.abs(middleOf(line.box) - middleOf(box)) < height * 0.6,
    ),
    linesAbove: Math.min(8, others.filter((line) => line.box.y1 <= box.y0 + height / 2).length),
    repeated:
      form.length > 3 &&
      others.some((line) => longestCommonRun(squash(line.text), form) >= form.length * 0.8),
  };
}

const overlap = (a: FrameBox, b: FrameBox) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

const lineBelow = ({ box, height, lines }: Candidate, view: CardView) =>
  view.lines
    .filter(
      (line) =>
        !lines.includes(line) && line.box.y0 >= box.y1 - height / 2 && overlap(line.box, box) > 0,
    )
    .toSorted((a, b) => a.box.y0 - b.box.y0)[0];

const lineAbove = ({ box, height, lines }: Candidate, view: CardView) =>
  view.lines
    .filter(
      (line) =>
        !lines.includes(line) && line.box.y1 <= box.y0 + height / 2 && overlap(line.box, box) > 0,
    )
    .toSorted((a, b) => b.box.y1 - a.box.y1)[0];

/** What stands next to it. */
function neighbour(
  side: 'above' | 'below',
  line: CardLine | undefined,
  { box, height, text }: Candidate,
  view: CardView,
): Features {
  const e = line && view.evidence(line.text);
  const gap = line ? (side === 'below' ? line.box.y0 - box.y1 : box.y0 - line.box.y1) : Infinity;
  return {
    [`${side}Role`]: e?.role ?? 0,
    [`${side}People`]: e?.people ?? 0,
    [`${side}Mailbox`]: e?.mailbox ?? 0,
    [`${side}Contact`]: contactKinds.has(line?.kind),
    [`${side}Company`]: e?.industry || e?.legal || false,
    [`${side}Domain`]: e?.domain ?? 0,
    [`${side}Gap`]: Math.max(-1, Math.min(9, gap / height)),
    [`${side}Size`]: line ? Math.min(4, heightOf(line.box) / height) : 0,
    [`${side}Alike`]: line !== undefined && isAlike(line, { box, height, text }),
    [`${side}Open`]:
      line !== undefined && !line.kind && (side === 'above' ? endsOpen : goesOn).test(line.text),
  };
}

/** A line that the next one goes on with, and one that goes on with the line before it. */
const endsOpen = /[-&,/]$|\b(?:and|of|for|the|de|und|et|in)$/i;
const goesOn = /^(?:&|[Oo]f\b|[Aa]nd\b|[Ff]or\b|[Ii]n\b|[Aa]t\b|\p{Ll})/u;

/** Whether a line is set as a candidate is, as the other line of the same text would be. */
const isAlike = (
  line: CardLine,
  { box, height, text }: Pick<Candidate, 'box' | 'height' | 'text'>,
) =>
  Math.abs(heightOf(line.box) / height - 1) < 0.12 &&
  isAligned(line.box, box, height * 0.4) &&
  /\p{Ll}/u.test(line.text) === /\p{Ll}/u.test(text);
