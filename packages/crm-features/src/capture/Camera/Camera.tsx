import { useRef, useState } from 'react';
import { asCard, toJpeg } from '../card/picture.ts';
import { CameraView } from './CameraView.tsx';
import { setTorch, useCamera } from './useCamera.ts';

export interface CameraProps {
  /** Called with the picture. */
  onPicture: (picture: Blob) => void;
  /** Called with a file that was chosen instead. */
  onFile: (file: File) => void;
  /** Called to type the lead in instead. */
  onManual: () => void;
  /** Called to leave the camera. */
  onClose: () => void;
}

/** The current camera image, as JPEG in full resolution. */
async function photograph(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return asCard(await toJpeg(canvas));
}

/** Photographs a card with the rear camera. What it shows next offers to take it again. */
export function Camera({ onPicture, onFile, onManual, onClose }: CameraProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const { state, restart } = useCamera();
  const [isPlaying, setPlaying] = useState(false);
  const [isTorchOn, setTorchOn] = useState(false);

  const takePicture = async () => {
    const video = videoRef.current;
    if (!video) return;
    // The picture freezes at once, however long encoding takes.
    video.pause();
    onPicture(await photograph(video));
  };
  const toggleTorch = async () => {
    if (state.status !== 'live') return;
    if (await setTorch(state.stream, !isTorchOn)) setTorchOn(!isTorchOn);
  };
  const tryAgain = () => {
    setPlaying(false);
    setTorchOn(false);
    restart();
  };

  return (
    <CameraView
      state={state}
      videoRef={videoRef}
      isPlaying={isPlaying}
      isTorchOn={isTorchOn}
      onPlaying={() => setPlaying(true)}
      onCapture={() => void takePicture()}
      onToggleTorch={() => void toggleTorch()}
      onTryAgain={tryAgain}
      onFile={onFile}
      onManual={onManual}
      onClose={onClose}
    />
  );
}
