export * from './Camera.tsx';
export * from './CameraView.tsx';
