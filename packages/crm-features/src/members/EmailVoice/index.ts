export * from './EmailVoice.tsx';
