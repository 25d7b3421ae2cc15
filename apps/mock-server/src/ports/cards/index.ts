export { createCardReader, type CardReader } from './cardReader.ts';
export {
  CardReaderError,
  type CardField,
  type CardReaderErrorKind,
  type CardReading,
} from './types.ts';
