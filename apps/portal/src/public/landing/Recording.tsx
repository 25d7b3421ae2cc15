import captionsUrl from '../recording/demo.vtt?url';
import captionsText from '../recording/demo.vtt?raw';
import mp4 from '../recording/demo.mp4';
import poster from '../recording/poster.webp';
import webm from '../recording/demo.webm';
import { recording, steps, stepsTitle, video } from './Recording.css.ts';

/** The texts of the captions, each after the line with its times. */
const captions = captionsText
  .trim()
  .split('\n\n')
  .slice(1)
  .map((cue) => cue.split('\n').slice(1).join(' '));

/** A silent recording of the product with captions, which are also below it as a text. */
export function Recording() {
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
        aria-label="Silent recording of Cardinal at a stand"
        aria-describedby="recording-steps"
        data-recording
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        <track kind="captions" src={captionsUrl} srcLang="en" label="English" default />
      </video>
      <div>
        <h3 className={stepsTitle}>What it shows</h3>
        <ol id="recording-steps" className={steps}>
          {captions.map((caption) => (
            <li key={caption}>{caption}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
