import { toasts } from '@cardinal/ui';
import { useEffect, useState, type Dispatch } from 'react';
import { createCameraVisit } from '../Camera/cameraVisit.ts';
import { useReadCard } from '../card/useReadCard.ts';
import type { CaptureAction } from '../state/capture.ts';
import type { CaptureStep } from '../state/captureState.ts';
import { captureMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

/** Imports the camera. */
export const loadCamera = () => import('../Camera/index.ts');

/**
 * Loads the camera's code before it is shown, so that a lost network is reported instead of thrown.
 */
function useCameraCode(step: CaptureStep | null, dispatch: Dispatch<CaptureAction>) {
  const captureTexts = useTexts(captureMessages);
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    // Preloaded before the press; if this fails, the press requests the code again.
    if (step === 'source') loadCamera().catch(() => undefined);
  }, [step]);
  const open = async () => {
    setOpening(true);
    try {
      await loadCamera();
      dispatch({ type: 'cameraOpened' });
    } catch {
      toasts.show({ ...captureTexts.camera.problems.failed, tone: 'danger' });
    } finally {
      setOpening(false);
    }
  };
  return { isOpening, open };
}

/**
 * Takes pictures of cards and reads them. After a photo the next card starts with the camera; after a
 * file, with the file picker.
 */
export function useCards(step: CaptureStep | null, dispatch: Dispatch<CaptureAction>) {
  const { openFile, ...reading } = useReadCard(dispatch, step);
  const camera = useCameraCode(step, dispatch);
  /** Null before the first picture. */
  const [usesCamera, setUsesCamera] = useState<boolean | null>(null);
  return {
    ...reading,
    isOpeningCamera: camera.isOpening,
    openCamera: () => {
      setUsesCamera(true);
      void camera.open();
    },
    openFile: (file: File) => {
      setUsesCamera(false);
      void openFile(file);
    },
    /** Opens the camera for another picture, if the last one was a photo. */
    takeAgain: () => {
      if (usesCamera) void camera.open();
    },
    /** Opens the camera without a press, if this device has one and no file was chosen before. */
    openCameraAtOnce: async () => {
      if (usesCamera === false || !(await hasCamera())) return;
      setUsesCamera(true);
      await camera.open();
    },
  };
}

/** Whether there is a camera; browsers tell this without asking for permission. */
async function hasCamera(): Promise<boolean> {
  // Absent in pages without encryption, despite its type.
  const media: MediaDevices | undefined = navigator.mediaDevices;
  const devices = await media?.enumerateDevices?.().catch(() => []);
  return devices?.some(({ kind }) => kind === 'videoinput') ?? false;
}

/** The camera, kept while the dialog is open. */
export function useCameraVisit(isOpen: boolean) {
  const [visit] = useState(createCameraVisit);
  useEffect(() => (isOpen ? () => visit.end() : undefined), [isOpen, visit]);
  return visit;
}
