export * from './EmailComposer.tsx';
export * from './EmailComposerView.tsx';
