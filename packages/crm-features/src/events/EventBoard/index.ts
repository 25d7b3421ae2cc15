export * from './EventBoard.tsx';
export * from './EventBoardView.tsx';
