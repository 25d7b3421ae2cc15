import type { CardField, Region } from '@cardinal/contract';
import { Spinner, Text } from '@cardinal/ui';
import { useEffect, useRef } from 'react';
import { turnedArea, type Area } from '../card/cardArea.ts';
import { lineAt } from '../card/regions.ts';
import { captureMessages } from '../texts.ts';
import type { PictureState, ShownPicture } from '../../client/usePicture.ts';
import {
  beam,
  drawing,
  marks as markClasses,
  placeholder,
  stage,
  tallest,
} from './CardPicture.css.ts';
import { useTexts } from '../../language/index.ts';

/** A marked position on the picture. */
export interface PictureMark {
  field: CardField;
  region: Region;
  /** `active`: the field being edited; the others still have to be checked. */
  tone: 'check' | 'active';
}

export interface CardPictureProps {
  picture: PictureState;
  /** The marked positions. */
  marks?: readonly PictureMark[];
  /** Quarter turns clockwise. @default 0 */
  turns?: number;
  /** The part to show. @default the whole picture */
  area?: Area;
  /** Whether the card is being read. @default false */
  isReading?: boolean;
  /** Size relative to the container; above 1 it scrolls. @default 1 */
  zoom?: number;
}

/** Rotates a picture about its centre, so that its top left corner is at the drawing's origin. */
function turned({ width, height }: ShownPicture, turns: number): string {
  const shifts = ['0 0', `${height} 0`, `${width} ${height}`, `0 ${width}`];
  return `translate(${shifts[turns % 4]}) rotate(${(turns % 4) * 90})`;
}

/** Space between the text and its mark, as a multiple of the text's height. */
const margin = 0.15;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The corners of a mark in pixels: those of the region, moved away from its centre. */
function pointsOf(region: Region, picture: ShownPicture): string {
  const middle = { x: mean(region.map(([x]) => x)), y: mean(region.map(([, y]) => y)) };
  const space = lineAt(region, picture).height * margin;
  return region
    .map(([x, y]) => {
      const right = x * picture.width + Math.sign(x - middle.x) * space;
      const down = y * picture.height + Math.sign(y - middle.y) * space;
      return `${right},${down}`;
    })
    .join(' ');
}

const none: readonly PictureMark[] = [];

/** Scrolls a zoomed picture to the mark of the field that is being edited. */
function useScrollToMark(activeField: CardField | undefined, zoom: number) {
  const stageRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without zoom, the whole picture is visible.
    if (!activeField || zoom === 1) return;
    const element = stageRef.current;
    const shown = element?.querySelector(`[data-field="${activeField}"]`);
    if (!element || !shown) return;
    const place = element.getBoundingClientRect();
    const at = shown.getBoundingClientRect();
    element.scrollBy({
      left: at.left + at.width / 2 - (place.left + place.width / 2),
      top: at.top + at.height / 2 - (place.top + place.height / 2),
    });
  }, [activeField, zoom]);
  return stageRef;
}

/** The picture of a card, with the positions that fields were read from. */
export function CardPicture({
  picture,
  marks = none,
  turns = 0,
  zoom = 1,
  area,
  isReading = false,
}: CardPictureProps) {
  const captureTexts = useTexts(captureMessages);
  const activeField = marks.find(({ tone }) => tone === 'active')?.field;
  const stageRef = useScrollToMark(activeField, zoom);

  if (picture === 'loading') {
    return (
      <div className={placeholder}>
        <Spinner label={captureTexts.loading} />
      </div>
    );
  }
  if (picture === 'unshowable') {
    return (
      <div className={placeholder}>
        <Text tone="muted">{captureTexts.picture.notShown}</Text>
      </div>
    );
  }
  const { width, height } = picture;
  const shown = turnedArea(area ?? { left: 0, top: 0, width, height }, picture, turns);
  return (
    <div
      ref={stageRef}
      className={stage}
      // Only a zoomed picture scrolls, and then it has to be focusable.
      {...(zoom > 1 && { tabIndex: 0, role: 'group', 'aria-label': captureTexts.picture.label })}
    >
      <svg
        role="img"
        aria-label={captureTexts.picture.label}
        className={drawing}
        viewBox={`${shown.left} ${shown.top} ${shown.width} ${shown.height}`}
        style={{ width: `${zoom * 100}%`, maxHeight: `calc(${tallest} * ${zoom})` }}
      >
        <g transform={turned(picture, turns)}>
          <image href={picture.url} width={width} height={height} />
          {marks.map(({ field, region, tone }) => (
            <polygon
              key={field}
              data-field={field}
              data-tone={tone}
              points={pointsOf(region, picture)}
              className={markClasses[tone]}
            />
          ))}
        </g>
      </svg>
      {isReading && <div className={beam} />}
    </div>
  );
}
