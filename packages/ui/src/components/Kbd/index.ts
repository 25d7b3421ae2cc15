export * from './Kbd.tsx';
