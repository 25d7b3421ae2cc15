export { RecentCaptures } from './RecentCaptures.tsx';
export type { RecentCapturesProps } from './RecentCaptures.tsx';
