import { Button } from '@cardinal/ui';
import { useEffect, useRef, useState } from 'react';
import { clamped, detail, message } from './Unconfirmed.css.ts';
import { useTexts } from '../../language/index.ts';
import { unconfirmedMessages } from './unconfirmedTexts.ts';

/** What a visitor wrote: three lines of it, and the rest on demand, so that no entry hides the next. */
export function Message({ text, of }: { text: string; of: string }) {
  const texts = useTexts(unconfirmedMessages);
  const ref = useRef<HTMLSpanElement>(null);
  const [isLong, setLong] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box || isWhole) return undefined;
    const observer = new ResizeObserver(() => setLong(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, [isWhole]);
  return (
    <span className={message}>
      <span ref={ref} dir="auto" className={isWhole ? detail : clamped}>
        {text}
      </span>
      {isLong && (
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isWhole}
          aria-label={isWhole ? texts.lessOf({ name: of }) : texts.moreOf({ name: of })}
          onPress={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.less : texts.moreText}
        </Button>
      )}
    </span>
  );
}
