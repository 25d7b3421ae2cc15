export type { CardField, CardReading } from '@cardinal/card-reader';
export { createCardReader, type CardReader } from './cardReader.ts';
export { readDeviceFiles, type DeviceFile } from './deviceFiles.ts';
export { CardReaderError, type CardReaderErrorKind } from './cardReaderError.ts';
