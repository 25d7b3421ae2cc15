export * from './PrepareDevice.tsx';
export * from './PrepareOffer.tsx';
