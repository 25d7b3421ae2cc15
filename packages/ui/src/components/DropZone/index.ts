export * from './DropZone.tsx';
