import { useEffect, useState } from 'react';

/** A picture that can be displayed: an object URL, and its size in pixels. */
export interface ShownPicture {
  url: string;
  width: number;
  height: number;
}

/** `unshowable`: the browser cannot decode it, although the server may. */
export type PictureState = ShownPicture | 'loading' | 'unshowable';

/** Opens a picture for display, and releases it when it changes or the component unmounts. */
export function usePicture(picture: Blob | null): PictureState {
  const [shown, setShown] = useState<{ of: Blob; state: PictureState } | null>(null);

  useEffect(() => {
    if (!picture) return;
    const url = URL.createObjectURL(picture);
    const image = new Image();
    let isGone = false;
    const show = (state: PictureState) => !isGone && setShown({ of: picture, state });
    image.addEventListener('load', () =>
      show({ url, width: image.naturalWidth, height: image.naturalHeight }),
    );
    image.addEventListener('error', () => show('unshowable'));
    image.src = url;
    return () => {
      isGone = true;
      URL.revokeObjectURL(url);
    };
  }, [picture]);

  return shown && shown.of === picture ? shown.state : 'loading';
}
