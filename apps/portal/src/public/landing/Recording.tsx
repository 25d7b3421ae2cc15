import { useTexts } from '@cardinal/crm-features/language';
import { useSiteLanguage } from '../parts/site.ts';
import mp4 from '../recording/demo.mp4';
import poster from '../recording/poster.webp';
import webm from '../recording/demo.webm';
import { captions, cuesOf } from './captions.ts';
import { landingMessages } from './landingTexts.ts';
import { recording, steps, stepsTitle, video } from './Recording.css.ts';

/** A silent recording of the product with captions, which are also below it as a text. */
export function Recording() {
  const { recording: texts } = useTexts(landingMessages);
  const language = useSiteLanguage();
  const { url, text: cues } = captions[language];
  return (
    <div className={recording}>
      <video
        className={video}
        controls
        muted
        playsInline
        preload="none"
        poster={poster}
        width={1280}
        height={800}
        aria-label={texts.label}
        aria-describedby="recording-steps"
        data-recording
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        <track kind="captions" src={url} srcLang={language} label={texts.captions} default />
      </video>
      <div>
        <h3 className={stepsTitle}>{texts.shows}</h3>
        <ol id="recording-steps" className={steps}>
          {cuesOf(cues).map(({ time, text }) => (
            <li key={time}>{text}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
