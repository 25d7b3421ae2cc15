import type { CardField, Scan } from '@cardinal/contract';
import { Button, IconButton, Inline, SegmentedControl } from '@cardinal/ui';
import { Camera, FlipHorizontal2, RotateCwSquare, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CardPicture, type PictureMark } from '../CardPicture/index.ts';
import { cardArea } from '../card/cardArea.ts';
import { uprightTurns } from '../card/regions.ts';
import type { CardSide } from '../state/captureState.ts';
import { captureMessages } from '../texts.ts';
import type { PictureState } from '../../client/usePicture.ts';
import { picturePane, sticky, toolbar } from './ReviewStep.css.ts';
import { useTexts } from '../../language/index.ts';

export interface PicturePaneProps {
  picture: PictureState;
  scan: Scan | null;
  /** The picture of the back; null if it was not photographed. */
  back: PictureState | null;
  backScan: Scan | null;
  /** Called to photograph the back; without it there is no such button. */
  onScanBack?: (() => void) | undefined;
  /** Whether the card is being read. */
  isReading: boolean;
  /** Fields that still have to be checked. */
  toCheck: readonly CardField[];
  /** The focused field. */
  activeField: CardField | null;
  /** Whether the picture cannot be replaced now. */
  isReadOnly: boolean;
  /** Called to take or choose another picture. */
  onRetake: () => void;
  /** Content below the picture. */
  children?: ReactNode;
}

/** The zoom levels, of the card. */
const zooms = [1, 1.5, 2, 3, 4] as const;

function marksOf({
  scan,
  toCheck,
  activeField,
}: Pick<PicturePaneProps, 'scan' | 'toCheck' | 'activeField'>): PictureMark[] {
  if (!scan) return [];
  const fields = toCheck.filter((field) => field !== activeField);
  // The active one comes last, so that it is drawn above the others.
  return [...fields, ...(activeField ? [activeField] : [])].flatMap((field) => {
    const region = scan.regions[field];
    return region
      ? [{ field, region, tone: field === activeField ? 'active' : 'check' } as const]
      : [];
  });
}

/** Quarter turns that show the card's text upright, if known. */
function turnsToRead({ picture, scan }: Pick<PicturePaneProps, 'picture' | 'scan'>): number {
  return scan && typeof picture === 'object' ? uprightTurns(scan.regions, picture) : 0;
}

/** The pictures of the card beside the form, which can be zoomed, rotated and replaced. */
export function PicturePane({
  picture: front,
  scan: frontScan,
  back,
  backScan,
  onScanBack,
  children,
  isReading,
  isReadOnly,
  onRetake,
  ...fields
}: PicturePaneProps) {
  const texts = useTexts(captureMessages).picture;
  const [side, setSide] = useState<CardSide>('front');
  const isBack = side === 'back' && back !== null;
  const picture = isBack ? back : front;
  const reading = { ...fields, scan: isBack ? backScan : frontScan };
  const [turnedByHand, setTurnedByHand] = useState(0);
  const [zoom, setZoom] = useState(0);
  const area =
    reading.scan && typeof picture === 'object'
      ? cardArea(reading.scan.regions, picture)
      : undefined;
  const turns = turnsToRead({ picture, scan: reading.scan }) + turnedByHand;
  return (
    <section className={picturePane} aria-label={texts.pane}>
      <div className={sticky}>
        {back && (
          <SegmentedControl
            aria-label={texts.side}
            items={[
              { id: 'front', label: texts.front },
              { id: 'back', label: texts.back },
            ]}
            selectedKey={side}
            onSelectionChange={setSide}
          />
        )}
        <CardPicture
          picture={picture}
          marks={marksOf(reading)}
          turns={turns}
          zoom={zooms[Math.max(0, zoom)]}
          // Zoomed out, it is the whole picture.
          {...(zoom >= 0 && area && { area })}
          isReading={isReading}
        />
        <div className={toolbar}>
          <Inline gap={1}>
            <Button
              variant="quiet"
              size="sm"
              icon={Camera}
              isDisabled={isReadOnly}
              onPress={onRetake}
            >
              {texts.retake}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              icon={RotateCwSquare}
              onPress={() => setTurnedByHand((current) => current + 1)}
            >
              {texts.rotate}
            </Button>
            {onScanBack && !back && (
              <Button
                variant="quiet"
                size="sm"
                icon={FlipHorizontal2}
                isDisabled={isReadOnly || isReading}
                onPress={onScanBack}
              >
                {texts.scanBack}
              </Button>
            )}
          </Inline>
          <Inline gap={1}>
            <IconButton
              size="sm"
              icon={ZoomOut}
              aria-label={texts.zoomOut}
              isDisabled={zoom === (area ? -1 : 0)}
              onPress={() => setZoom((current) => current - 1)}
            />
            <IconButton
              size="sm"
              icon={ZoomIn}
              aria-label={texts.zoomIn}
              isDisabled={zoom === zooms.length - 1}
              onPress={() => setZoom((current) => current + 1)}
            />
          </Inline>
        </div>
        {children}
      </div>
    </section>
  );
}
