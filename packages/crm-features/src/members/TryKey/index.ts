export * from './TryKey.tsx';
