export * from './CardPicture.tsx';
export * from './Cutout.tsx';
