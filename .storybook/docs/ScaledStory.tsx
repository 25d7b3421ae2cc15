import { scaledFrame, scaledPlace } from './docs.css.ts';

/** The examples of a page are drawn at the same scale, so that their sizes can be compared. */
const scale = 0.34;

interface ScaledStoryProps {
  /** Id of the story. */
  story: string;
  /** Size of the page in which it stands, in CSS pixels. */
  width: number;
  height: number;
}

/** A story as it is drawn in a page of this size, at a third of it. Loaded when it comes into view. */
export function ScaledStory({ story, width, height }: ScaledStoryProps) {
  return (
    <div className={scaledPlace} style={{ width: width * scale, height: height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, which needs its service worker */}
      <iframe
        className={scaledFrame}
        style={{ width, height, transform: `scale(${scale})` }}
        src={`${globalThis.PREVIEW_URL ?? 'iframe.html?'}&viewMode=story&id=${story}`}
        title={`Story ${story}`}
        loading="lazy"
      />
    </div>
  );
}
