export { CapturePage } from './CapturePage.tsx';
export type { CapturePageProps } from './CapturePage.tsx';
export { CapturePageView } from './CapturePageView.tsx';
export type { CapturePageViewProps } from './CapturePageView.tsx';
export { RecentCaptures } from '../RecentCaptures/index.ts';
export type { RecentCapturesProps } from '../RecentCaptures/index.ts';
