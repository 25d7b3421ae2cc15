export { CapturePage } from './CapturePage.tsx';
export type { CapturePageProps } from './CapturePage.tsx';
export { CapturePageView } from './CapturePageView.tsx';
export type { CapturePageViewProps } from './CapturePageView.tsx';
