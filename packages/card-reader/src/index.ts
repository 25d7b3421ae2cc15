export { sureFrom } from './fields/reasons.ts';
export { PictureError, type PictureAdapter, type PictureErrorKind } from './image/pictures.ts';
export { createPipeline, type CardPipeline, type Platform } from './pipeline.ts';
export { unreadable } from './result.ts';
export type {
  CardField,
  CardReading,
  CodeFormat,
  PhoneKind,
  Quad,
  ReadCode,
  ReaderAsset,
  ReadPhone,
  RgbImage,
} from './types.ts';
