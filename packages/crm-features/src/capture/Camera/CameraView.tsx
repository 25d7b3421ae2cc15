import { Button, FileTrigger, Icon, IconButton, ThemeProvider } from '@cardinal/ui';
import { CameraOff, Check, Flashlight, FlashlightOff, ImageUp, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { captureTexts, type CameraProblem } from '../texts.ts';
import {
  aim,
  camera,
  captured,
  choice,
  controls,
  decision,
  decisionAim,
  frame,
  hint,
  noFrame,
  picture,
  problem as problemClass,
  problemText,
  problemTitle,
  roundButton,
  shutter,
  top,
  waysOn,
} from './Camera.css.ts';
import type { CameraState } from './useCamera.ts';

export interface CameraViewProps {
  state: CameraState;
  /** Ref of the element that shows the live picture. */
  videoRef: RefObject<HTMLVideoElement | null>;
  /** URL of the captured picture; null while live. */
  capturedUrl: string | null;
  /** Whether the live picture is playing: before that there is nothing to capture. */
  isPlaying: boolean;
  isTorchOn: boolean;
  /** Called when the live picture starts to play. */
  onPlaying: () => void;
  onCapture: () => void;
  onRetake: () => void;
  onConfirm: () => void;
  onToggleTorch: () => void;
  onTryAgain: () => void;
  onFile: (file: File) => void;
  onClose: () => void;
}

const texts = captureTexts.camera;

type LiveProps = Pick<CameraViewProps, 'videoRef' | 'onPlaying'> & { stream: MediaStream };

function Live({ videoRef, stream, onPlaying }: LiveProps) {
  useEffect(() => {
    if (videoRef.current) videoRef.current.srcObject = stream;
  }, [videoRef, stream]);
  return (
    <video
      ref={videoRef}
      aria-label={texts.preview}
      className={picture}
      onPlaying={onPlaying}
      autoPlay
      playsInline
      muted
    />
  );
}

type ProblemProps = Pick<CameraViewProps, 'onTryAgain' | 'onFile'> & { problem: CameraProblem };

/** Why there is no picture, and the two alternatives. */
function Problem({ problem, onTryAgain, onFile }: ProblemProps) {
  const { title, description } = texts.problems[problem];
  return (
    <div role="alert" className={problemClass}>
      <Icon icon={CameraOff} size={24} />
      <p className={problemTitle}>{title}</p>
      <p className={problemText}>{description}</p>
      <div className={waysOn}>
        {problem !== 'unsupported' && <Button onPress={onTryAgain}>{texts.tryAgain}</Button>}
        <FileTrigger acceptedFileTypes={['image/*']} onFiles={([file]) => file && onFile(file)}>
          <Button variant="primary" icon={ImageUp}>
            {texts.upload}
          </Button>
        </FileTrigger>
      </div>
    </div>
  );
}

type ControlsProps = Pick<CameraViewProps, 'isPlaying' | 'onCapture' | 'onFile'>;

/** The row within reach of the thumb: a file instead, and the shutter. */
function Controls({ isPlaying, onCapture, onFile }: ControlsProps) {
  const shutterRef = useRef<HTMLButtonElement>(null);
  // After Retake, the shutter is disabled at first and cannot take the focus.
  useEffect(() => shutterRef.current?.focus(), []);
  return (
    <div className={controls}>
      <FileTrigger acceptedFileTypes={['image/*']} onFiles={([file]) => file && onFile(file)}>
        <IconButton icon={ImageUp} size="lg" aria-label={texts.upload} className={roundButton} />
      </FileTrigger>
      <button
        ref={shutterRef}
        type="button"
        aria-label={texts.capture}
        disabled={!isPlaying}
        className={shutter}
        onClick={onCapture}
      />
    </div>
  );
}

/** Asks whether the picture is good enough. */
function Decision({ onRetake, onConfirm }: Pick<CameraViewProps, 'onRetake' | 'onConfirm'>) {
  const confirmRef = useRef<HTMLButtonElement>(null);
  // The shutter, which had the focus, is gone.
  useEffect(() => confirmRef.current?.focus(), []);
  return (
    <div className={decision}>
      <Button size="lg" icon={RotateCcw} onPress={onRetake} className={choice}>
        {texts.retake}
      </Button>
      <Button
        ref={confirmRef}
        variant="primary"
        size="lg"
        icon={Check}
        onPress={onConfirm}
        className={choice}
      >
        {texts.confirm}
      </Button>
    </div>
  );
}

const hintFor = ({ state, capturedUrl }: Pick<CameraViewProps, 'state' | 'capturedUrl'>) => {
  if (capturedUrl) return texts.confirmHint;
  return state.status === 'starting' ? texts.starting : texts.hint;
};

/** The camera image, with the frame for aiming or the picture to confirm. */
function Aim(props: CameraViewProps) {
  const { state, capturedUrl } = props;
  const isLive = state.status === 'live';
  return (
    <>
      <div className={capturedUrl ? decisionAim : aim}>
        <div className={isLive && !capturedUrl ? frame : noFrame} />
        <p role="status" className={hint}>
          {hintFor(props)}
        </p>
      </div>
      {capturedUrl ? <Decision {...props} /> : <Controls {...props} />}
    </>
  );
}

/**
 * The camera: always dark, with a frame for the card, one sentence, and the shutter within reach of
 * the thumb.
 */
export function CameraView(props: CameraViewProps) {
  const { state, capturedUrl, isTorchOn, onToggleTorch, onClose } = props;
  const isLive = state.status === 'live';
  return (
    <ThemeProvider scheme="dark" target="self">
      <div className={camera} data-cardinal-camera>
        {isLive && <Live {...props} stream={state.stream} />}
        {capturedUrl && <img src={capturedUrl} alt={texts.captured} className={captured} />}
        <div className={top}>
          <IconButton
            icon={X}
            size="lg"
            aria-label={texts.close}
            onPress={onClose}
            className={roundButton}
          />
          {isLive && !capturedUrl && state.hasTorch && (
            <IconButton
              icon={isTorchOn ? FlashlightOff : Flashlight}
              size="lg"
              aria-label={isTorchOn ? texts.torchOff : texts.torchOn}
              onPress={onToggleTorch}
              className={roundButton}
            />
          )}
        </div>
        {state.status === 'problem' ? (
          <Problem {...props} problem={state.problem} />
        ) : (
          <Aim {...props} />
        )}
      </div>
    </ThemeProvider>
  );
}
