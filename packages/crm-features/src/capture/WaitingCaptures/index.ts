export * from './LogoutQuestion.tsx';
export * from './WaitingCaptures.tsx';
