import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { asCard, toJpeg } from '../card/picture.ts';
import { CameraView } from './CameraView.tsx';
import type { CameraVisit } from './cameraVisit.ts';
import { useBlackFrames } from './useBlackFrames.ts';

export interface CameraProps {
  /** The camera, which outlasts this view of it. */
  visit: CameraVisit;
  /** Called with the picture. */
  onPicture: (picture: Blob) => void;
  /** Called with a file that was chosen instead. */
  onFile: (file: File) => void;
  /** Called to type the lead in instead. */
  onManual: () => void;
  /** Called to leave the camera. */
  onClose: () => void;
  /**
   * Whether it goes on after each picture.
   * @default false
   */
  isSeveral?: boolean;
  /** Called to change that; without it there is no such button. */
  onSeveralChange?: ((isSeveral: boolean) => void) | undefined;
  /**
   * The side of the card to photograph.
   * @default 'front'
   */
  side?: 'front' | 'back';
  /** What was photographed so far. */
  children?: ReactNode;
}

/** The current camera image, as JPEG in full resolution. The image is taken at once. */
async function photograph(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return asCard(await toJpeg(canvas));
}

/** Photographs cards with the rear camera. What it shows next offers to take a picture again. */
export function Camera({ visit, onPicture, isSeveral = false, ...props }: CameraProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const state = useSyncExternalStore(visit.subscribe, visit.get, visit.get);
  /** The stream that plays: a stopped one is no longer shown. */
  const [playing, setPlaying] = useState<MediaStream | null>(null);
  const [shots, setShots] = useState(0);
  const hasRestarted = useRef(false);
  useEffect(() => visit.start(), [visit]);

  const isPlaying = state.status === 'live' && state.stream === playing;
  useBlackFrames(videoRef, isPlaying, () => {
    // Opening it again usually helps.
    if (hasRestarted.current) return visit.fail('black');
    hasRestarted.current = true;
    return visit.restart();
  });

  const takePicture = async () => {
    const video = videoRef.current;
    if (!video) return;
    // The picture freezes at once, however long encoding takes.
    if (!isSeveral) video.pause();
    setShots((count) => count + 1);
    onPicture(await photograph(video));
  };

  return (
    <CameraView
      {...props}
      state={state}
      videoRef={videoRef}
      isPlaying={isPlaying}
      isSeveral={isSeveral}
      shots={isSeveral ? shots : 0}
      onPlaying={() => setPlaying(state.status === 'live' ? state.stream : null)}
      onCapture={() => void takePicture()}
      onToggleTorch={() => void visit.toggleTorch()}
      onTryAgain={visit.restart}
    />
  );
}
