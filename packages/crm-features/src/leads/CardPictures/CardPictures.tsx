import type { Lead } from '@cardinal/contract';
import { Dialog, ErrorState, Icon, Spinner } from '@cardinal/ui';
import { useQuery } from '@tanstack/react-query';
import { Image, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { usePicture } from '../../client/usePicture.ts';
import { errorDetail, useApi } from '../../client/index.ts';
import { leadName } from '../../format/index.ts';
import { pictureQuery } from '../detailQueries.ts';
import { detailMessages, type DetailTexts } from '../detailTexts.ts';
import { caption, large, list, side, sides, small, thumbnail } from './CardPictures.css.ts';
import { useTexts } from '../../language/index.ts';

/** The pictures, in their order; their names are texts. */
const sideNames = ['front', 'back'] as const;

const nameOf = (n: number, texts: DetailTexts['pictures']): string => {
  const side = sideNames[n - 1];
  return side ? texts[side] : '';
};

interface SideProps {
  leadId: string;
  /** Which side, as in the call: 1 or 2. */
  n: number;
}

function useSide({ leadId, n }: SideProps) {
  const query = useQuery(pictureQuery(useApi(), leadId, n));
  const picture = usePicture(query.data ?? null);
  return { ...query, url: typeof picture === 'object' ? picture.url : undefined };
}

function Thumbnail({ onOpen, ...which }: SideProps & { onOpen: () => void }) {
  const { pictures: texts } = useTexts(detailMessages);
  const { url, error } = useSide(which);
  return (
    <button
      type="button"
      className={thumbnail}
      aria-label={texts.open({ side: nameOf(which.n, texts) })}
      onClick={onOpen}
    >
      {url ? <img src={url} alt="" className={small} /> : <Icon icon={error ? ImageOff : Image} />}
    </button>
  );
}

function LargePicture(which: SideProps) {
  const { pictures: texts } = useTexts(detailMessages);
  const { url, error, refetch, isFetching } = useSide(which);
  const name = nameOf(which.n, texts);
  if (error) {
    return (
      <ErrorState
        level={3}
        title={texts.failed}
        description={errorDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!url) return <Spinner label={texts.loading} />;
  return (
    <figure className={side}>
      <img src={url} alt={name} className={large} />
      <figcaption className={caption}>{name}</figcaption>
    </figure>
  );
}

export interface CardPicturesProps {
  lead: Lead;
}

/** The pictures of the card that a lead was captured from, opened large by a press. */
export function CardPictures({ lead }: CardPicturesProps) {
  const { pictures: texts } = useTexts(detailMessages);
  const [isOpen, setOpen] = useState(false);
  const numbers = sideNames.map((_name, i) => i + 1).slice(0, lead.pictures);
  if (numbers.length === 0) return null;
  const name = leadName(lead) || lead.company;
  return (
    <>
      <div className={list} role="group" aria-label={texts.label}>
        {numbers.map((n) => (
          <Thumbnail key={n} leadId={lead.id} n={n} onOpen={() => setOpen(true)} />
        ))}
      </div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable
        size="lg"
        title={name === '' ? texts.untitled : texts.title({ name })}
      >
        <div className={sides}>
          {numbers.map((n) => (
            <LargePicture key={n} leadId={lead.id} n={n} />
          ))}
        </div>
      </Dialog>
    </>
  );
}
