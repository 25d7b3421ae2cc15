import { Button, FileTrigger, Icon, IconButton, ThemeProvider } from '@cardinal/ui';
import { CameraOff, Flashlight, FlashlightOff, ImageUp, Keyboard, X } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { captureTexts, type CameraProblem } from '../texts.ts';
import {
  aim,
  camera,
  controls,
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
  /** Whether the live picture is playing: before that there is nothing to capture. */
  isPlaying: boolean;
  isTorchOn: boolean;
  /** Called when the live picture starts to play. */
  onPlaying: () => void;
  onCapture: () => void;
  onToggleTorch: () => void;
  onTryAgain: () => void;
  onFile: (file: File) => void;
  onManual: () => void;
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

type ProblemProps = Pick<CameraViewProps, 'onTryAgain' | 'onFile' | 'onManual'> & {
  problem: CameraProblem;
};

/** Why there is no picture, and the two alternatives. */
function Problem({ problem, onTryAgain, onFile, onManual }: ProblemProps) {
  const { title, description } = texts.problems[problem];
  return (
    <div role="alert" className={problemClass}>
      <Icon icon={CameraOff} size={24} />
      <p className={problemTitle}>{title}</p>
      <p className={problemText}>{description}</p>
      <div className={waysOn}>
        {problem !== 'unsupported' && <Button onPress={onTryAgain}>{texts.tryAgain}</Button>}
        <Button icon={Keyboard} onPress={onManual}>
          {texts.manually}
        </Button>
        {/* The camera app of a phone may still work. */}
        <FileTrigger
          acceptedFileTypes={['image/*']}
          defaultCamera="environment"
          onFiles={([file]) => file && onFile(file)}
        >
          <Button variant="primary" icon={ImageUp}>
            {texts.upload}
          </Button>
        </FileTrigger>
      </div>
    </div>
  );
}

type ControlsProps = Pick<CameraViewProps, 'isPlaying' | 'onCapture' | 'onFile' | 'onManual'>;

/** The row within reach of the thumb: a file instead, the shutter, and typing instead. */
function Controls({ isPlaying, onCapture, onFile, onManual }: ControlsProps) {
  const shutterRef = useRef<HTMLButtonElement>(null);
  // It is disabled at first, and cannot take the focus.
  useEffect(() => {
    if (isPlaying) shutterRef.current?.focus();
  }, [isPlaying]);
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
      <IconButton
        icon={Keyboard}
        size="lg"
        aria-label={texts.manually}
        onPress={onManual}
        className={roundButton}
      />
    </div>
  );
}

/** The frame for aiming. */
function Aim(props: CameraViewProps) {
  const isLive = props.state.status === 'live';
  return (
    <>
      <div className={aim}>
        <div className={isLive ? frame : noFrame} />
        <p role="status" className={hint}>
          {isLive ? texts.hint : texts.starting}
        </p>
      </div>
      <Controls {...props} />
    </>
  );
}

/**
 * The camera: always dark, with a frame for the card, one sentence, and the shutter within reach of
 * the thumb.
 */
export function CameraView(props: CameraViewProps) {
  const { state, isTorchOn, onToggleTorch, onClose } = props;
  const isLive = state.status === 'live';
  return (
    <ThemeProvider scheme="dark" target="self">
      <div className={camera} data-cardinal-camera>
        {isLive && <Live {...props} stream={state.stream} />}
        <div className={top}>
          <IconButton
            icon={X}
            size="lg"
            aria-label={texts.close}
            onPress={onClose}
            className={roundButton}
          />
          {isLive && state.hasTorch && (
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
