export * from './CardPictures.tsx';
