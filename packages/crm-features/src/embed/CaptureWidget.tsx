import { createWidget } from './createWidget.tsx';
import { EmbeddedCapture } from './EmbeddedCapture.tsx';

/** Shows `<cardinal-capture>`. */
export const { mount } = createWidget('capture', EmbeddedCapture);
