import { globalFontFace } from '@vanilla-extract/css';
import { devanagari, hindiName } from './theme/scales.ts';

/**
 * The letters of Hindi alone, which load where they occur: the font's own style sheet also has Latin
 * letters and signs, which would load beside those of Inter.
 */
globalFontFace(devanagari, {
  fontDisplay: 'swap',
  fontStyle: 'normal',
  fontWeight: '100 900',
  src: "url('@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2') format('woff2-variations')",
  unicodeRange: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
});

/**
 * The letters of the word हिन्दी in the weights of text, for pages in other languages that offer Hindi by
 * its own name: 4 kB in place of 121 kB. `languageNameStyle` asks for it.
 */
globalFontFace(hindiName, {
  fontDisplay: 'swap',
  fontStyle: 'normal',
  fontWeight: '400 600',
  src: "url('./hindiName.woff2') format('woff2-variations')",
  unicodeRange: 'U+0926,U+0928,U+0939,U+093F-0940,U+094D',
});
