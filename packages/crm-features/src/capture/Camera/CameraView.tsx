import { Button, FileTrigger, Icon, IconButton, ThemeProvider } from '@cardinal/ui';
import { CameraOff, Flashlight, FlashlightOff, ImageUp, Keyboard, Layers, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { captureMessages, type CameraProblem } from '../texts.ts';
import {
  aim,
  camera,
  controls,
  flash,
  frame,
  hint,
  noFrame,
  picture,
  problem as problemClass,
  problemText,
  problemTitle,
  roundButton,
  several,
  severalOn,
  shutter,
  strip,
  top,
  waysOn,
} from './Camera.css.ts';
import type { CameraState } from './cameraVisit.ts';
import { useTexts } from '../../language/index.ts';

export interface CameraViewProps {
  state: CameraState;
  /** Ref of the element that shows the live picture. */
  videoRef: RefObject<HTMLVideoElement | null>;
  /** Whether the live picture is playing: before that there is nothing to capture. */
  isPlaying: boolean;
  /** Whether it goes on after each picture. */
  isSeveral: boolean;
  /** Called to change that; without it there is no such button. */
  onSeveralChange?: ((isSeveral: boolean) => void) | undefined;
  /** The side of the card to photograph. */
  side?: 'front' | 'back';
  /** How many pictures were taken, each of which is shown by a flash. */
  shots: number;
  /** What was photographed so far. */
  children?: ReactNode;
  /** Called when the live picture starts to play. */
  onPlaying: () => void;
  onCapture: () => void;
  onToggleTorch: () => void;
  onTryAgain: () => void;
  onFile: (file: File) => void;
  onManual: () => void;
  onClose: () => void;
}

type LiveProps = Pick<CameraViewProps, 'videoRef' | 'onPlaying'> & { stream: MediaStream };

function Live({ videoRef, stream, onPlaying }: LiveProps) {
  const texts = useTexts(captureMessages).camera;
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
  const texts = useTexts(captureMessages).camera;
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
  const texts = useTexts(captureMessages).camera;
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
function Aim({ children, ...props }: CameraViewProps) {
  const texts = useTexts(captureMessages).camera;
  const isLive = props.state.status === 'live';
  const aimed = props.side === 'back' ? texts.hintBack : texts.hint;
  return (
    <>
      <div className={aim}>
        <div className={isLive ? frame : noFrame} />
        <p role="status" className={hint}>
          {isLive ? aimed : texts.starting}
        </p>
      </div>
      <div className={strip}>{children}</div>
      <Controls {...props} />
    </>
  );
}

/** The row above the picture: leaving, one card or several, and the light. */
function Top({ state, isSeveral, onSeveralChange, onToggleTorch, onClose }: CameraViewProps) {
  const texts = useTexts(captureMessages).camera;
  const isLive = state.status === 'live';
  return (
    <div className={top}>
      <IconButton
        icon={X}
        size="lg"
        aria-label={texts.close}
        onPress={onClose}
        className={roundButton}
      />
      {onSeveralChange && state.status !== 'problem' && (
        <button
          type="button"
          aria-pressed={isSeveral}
          className={isSeveral ? severalOn : several}
          onClick={() => onSeveralChange(!isSeveral)}
        >
          <Icon icon={Layers} size={16} />
          {texts.several}
        </button>
      )}
      {isLive && state.hasTorch && (
        <IconButton
          icon={state.isTorchOn ? FlashlightOff : Flashlight}
          size="lg"
          aria-label={state.isTorchOn ? texts.torchOff : texts.torchOn}
          onPress={onToggleTorch}
          className={roundButton}
        />
      )}
    </div>
  );
}

/**
 * The camera: always dark, with a frame for the card, one sentence, and the shutter within reach of
 * the thumb.
 */
export function CameraView(props: CameraViewProps) {
  const { state, shots } = props;
  return (
    <ThemeProvider scheme="dark" target="self">
      <div className={camera} data-cardinal-camera>
        {state.status === 'live' && <Live {...props} stream={state.stream} />}
        {shots > 0 && <div key={shots} className={flash} />}
        <Top {...props} />
        {state.status === 'problem' ? (
          <>
            <Problem {...props} problem={state.problem} />
            <div className={strip}>{props.children}</div>
          </>
        ) : (
          <Aim {...props} />
        )}
      </div>
    </ThemeProvider>
  );
}
