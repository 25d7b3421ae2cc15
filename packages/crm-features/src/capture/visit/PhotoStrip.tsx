import { leadLabel } from '@cardinal/contract/labels';
import { Button, Icon } from '@cardinal/ui';
import { CircleCheck, Clock, LoaderCircle, Save, ScanEye } from 'lucide-react';
import {
  actions,
  held as heldClass,
  item,
  marks,
  name as nameClass,
  photo as photoClass,
  photos as photosClass,
  stage as stageClass,
  strip,
  stripAbove,
  words,
} from './PhotoStrip.css.ts';
import type { Photo } from './useVisit.ts';
import { visitMessages } from './visitTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface PhotoStripProps {
  /** In the order in which they were taken. */
  photos: readonly Photo[];
  /** Id of the photo in the form. */
  currentId?: string | undefined;
  /** Whether photos wait for a network to be read. */
  isHeld: boolean;
  /** Whether the ready ones are being saved. */
  isSaving: boolean;
  /** Called to review a photo. */
  onOpen: (photo: Photo) => void;
  /** Called to save every photo that is ready. */
  onSaveReady: () => void;
  /**
   * Whether it stands between a title and a form.
   * @default false
   */
  isAbove?: boolean;
}

const icons = { reading: LoaderCircle, check: ScanEye, ready: CircleCheck } as const;

/** Scrolls the list to a photo. */
const scrollTo = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The cards that were photographed, each with what has to be done with it. */
export function PhotoStrip({
  photos,
  currentId,
  isHeld,
  isSaving,
  onOpen,
  onSaveReady,
  isAbove = false,
}: PhotoStripProps) {
  const texts = useTexts(visitMessages);
  if (photos.length === 0) return null;
  const isOther = ({ capture }: Photo) => capture.id !== currentId;
  const ready = photos.filter((photo) => photo.stage === 'ready' && isOther(photo));
  const toCheck = photos.filter((photo) => photo.stage === 'check');
  const [first] = toCheck;
  const shownId = currentId ?? photos.at(-1)?.capture.id;
  return (
    <section aria-label={texts.label} className={isAbove ? stripAbove : strip}>
      <ul className={photosClass}>
        {photos.map((photo, index) => {
          const { capture, stage } = photo;
          const isWaiting = stage === 'reading' && isHeld;
          return (
            <li
              key={capture.id}
              ref={capture.id === shownId ? scrollTo : undefined}
              className={item}
            >
              <button
                type="button"
                className={photoClass}
                aria-current={capture.id === currentId}
                onClick={() => onOpen(photo)}
              >
                <span className={marks[stage]}>
                  <Icon icon={isWaiting ? Clock : icons[stage]} size={16} />
                </span>
                <span className={words}>
                  <bdi className={nameClass}>
                    {leadLabel(capture.form.values) || texts.card({ number: index + 1 })}
                  </bdi>
                  <span className={stageClass}>
                    {isWaiting ? texts.notRead : texts.stages[stage]}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={actions}>
        {first && currentId === undefined && (
          <Button icon={ScanEye} onPress={() => onOpen(first)}>
            {texts.checkNext({ count: toCheck.length })}
          </Button>
        )}
        {ready.length > 0 && (
          <Button variant="primary" icon={Save} isBusy={isSaving} onPress={onSaveReady}>
            {texts.saveReady({ count: ready.length })}
          </Button>
        )}
      </div>
      {isHeld && <p className={heldClass}>{texts.held}</p>}
    </section>
  );
}
