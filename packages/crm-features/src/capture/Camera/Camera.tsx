import { useEffect, useRef, useState } from 'react';
import { asCard, toJpeg } from '../card/picture.ts';
import { CameraView } from './CameraView.tsx';
import { setTorch, useCamera } from './useCamera.ts';

export interface CameraProps {
  /** Called with the confirmed picture. */
  onPicture: (picture: Blob) => void;
  /** Called with a file that was chosen instead. */
  onFile: (file: File) => void;
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

/** A blob with a URL for displaying it. */
function useCaptured() {
  const [captured, setCaptured] = useState<{ picture: Blob; url: string } | null>(null);
  useEffect(() => {
    if (!captured) return undefined;
    return () => URL.revokeObjectURL(captured.url);
  }, [captured]);
  const set = (picture: Blob | null) =>
    setCaptured(picture && { picture, url: URL.createObjectURL(picture) });
  return [captured, set] as const;
}

/** Photographs a card with the rear camera: live picture, Capture, then Retake or Confirm. */
export function Camera({ onPicture, onFile, onClose }: CameraProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const { state, restart } = useCamera();
  const [captured, setCaptured] = useCaptured();
  const [isPlaying, setPlaying] = useState(false);
  const [isTorchOn, setTorchOn] = useState(false);

  const takePicture = async () => {
    const video = videoRef.current;
    if (!video) return;
    // The picture freezes at once, however long encoding takes.
    video.pause();
    setCaptured(await photograph(video));
  };
  const retake = () => {
    setCaptured(null);
    // A stream that ended meanwhile reports this itself.
    videoRef.current?.play().catch(() => undefined);
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
      capturedUrl={captured?.url ?? null}
      isPlaying={isPlaying}
      isTorchOn={isTorchOn}
      onPlaying={() => setPlaying(true)}
      onCapture={() => void takePicture()}
      onRetake={retake}
      onConfirm={() => captured && onPicture(captured.picture)}
      onToggleTorch={() => void toggleTorch()}
      onTryAgain={tryAgain}
      onFile={onFile}
      onClose={onClose}
    />
  );
}
