import type { SiteLanguage } from '@cardinal/contract/messages';
import arabicUrl from '../recording/demo.ar.vtt?url';
import arabicText from '../recording/demo.ar.vtt?raw';
import germanUrl from '../recording/demo.de.vtt?url';
import germanText from '../recording/demo.de.vtt?raw';
import hindiUrl from '../recording/demo.hi.vtt?url';
import hindiText from '../recording/demo.hi.vtt?raw';
import englishUrl from '../recording/demo.vtt?url';
import englishText from '../recording/demo.vtt?raw';

/** The captions of the recording: URL and content of the file. */
export const captions: Readonly<Record<SiteLanguage, { url: string; text: string }>> = {
  en: { url: englishUrl, text: englishText },
  de: { url: germanUrl, text: germanText },
  hi: { url: hindiUrl, text: hindiText },
  ar: { url: arabicUrl, text: arabicText },
};

/** The captions as cues: the line with the times, and the text. */
export const cuesOf = (text: string): { time: string; text: string }[] =>
  text
    .trim()
    .split('\n\n')
    .slice(1)
    .map((cue) => {
      const [time = '', ...lines] = cue.split('\n');
      return { time, text: lines.join(' ') };
    });
