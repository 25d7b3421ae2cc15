export { Waiting } from './Waiting.tsx';
export type { WaitingProps } from './Waiting.tsx';
export { WaitingView } from './WaitingView.tsx';
export type { WaitingState, WaitingViewProps } from './WaitingView.tsx';
