export * from './EventBoard.tsx';
export type { BoardFigure } from './boardParts.tsx';
export * from './EventBoardView.tsx';
