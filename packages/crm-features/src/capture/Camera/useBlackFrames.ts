import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Milliseconds between looks at the picture, and how many black ones in a row are too many. */
const interval = 700;
const mostBlack = 3;
/** How many looks are taken: later, a hand or a table may cover the lens. */
const looks = 6;
/** The brightest that a black picture is; a dark room is brighter. */
const black = 10;
const sample = { width: 32, height: 18 } as const;

function isBlack(video: HTMLVideoElement, context: CanvasRenderingContext2D): boolean {
  context.drawImage(video, 0, 0, sample.width, sample.height);
  const { data } = context.getImageData(0, 0, sample.width, sample.height);
  return data.every((value, index) => index % 4 === 3 || value <= black);
}

/**
 * Notices that a camera delivers only black pictures, as some do after the phone has slept. Looks
 * after the camera has started, and whenever the page is shown again.
 */
export function useBlackFrames(
  videoRef: RefObject<HTMLVideoElement | null>,
  isPlaying: boolean,
  onBlack: () => void,
) {
  const tell = useEffectEvent(onBlack);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const canvas = document.createElement('canvas');
    canvas.width = sample.width;
    canvas.height = sample.height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let timer: ReturnType<typeof setInterval> | undefined;
    const watch = () => {
      clearInterval(timer);
      let left = looks;
      let dark = 0;
      timer = setInterval(() => {
        const video = videoRef.current;
        if (video && context && !video.paused) dark = isBlack(video, context) ? dark + 1 : 0;
        left -= 1;
        if (dark === mostBlack) tell();
        if (dark === mostBlack || left === 0) clearInterval(timer);
      }, interval);
    };
    const onVisible = () => document.visibilityState === 'visible' && watch();
    watch();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [videoRef, isPlaying]);
}
