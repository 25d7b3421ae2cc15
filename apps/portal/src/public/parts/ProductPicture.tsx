import { createContext, useContext } from 'react';
import { type PictureName, pictures } from '../pictures/index.ts';
import { frames, onDark, onLight } from './ProductPicture.css.ts';

/** How pictures are loaded: `lazy` keeps those of the other colour scheme from being loaded. */
export const PictureLoading = createContext<'lazy' | 'eager'>('eager');

export interface ProductPictureProps {
  name: PictureName;
  /** Text alternative of the picture. */
  alt: string;
  /** Width at which it is shown, as in the `sizes` attribute of `img`. */
  sizes: string;
  /**
   * Shape of its frame.
   * @default 'card'
   */
  shape?: keyof typeof frames;
  className?: string;
}

/** A picture of the product, taken from its widgets, in the colour scheme of the page. */
export function ProductPicture({
  name,
  alt,
  sizes,
  shape = 'card',
  className = '',
}: ProductPictureProps) {
  const loading = useContext(PictureLoading);
  const { light, dark, width, height } = pictures[name];
  const shared = { sizes, width, height, loading, decoding: 'async' } as const;
  return (
    <span className={`${frames[shape]} ${className}`}>
      <img
        {...shared}
        alt={alt}
        className={onLight}
        src={light.small}
        srcSet={srcSetOf(light, width)}
      />
      <img
        {...shared}
        alt={alt}
        className={onDark}
        src={dark.small}
        srcSet={srcSetOf(dark, width)}
      />
    </span>
  );
}

const srcSetOf = ({ small, large }: { small: string; large: string }, width: number) =>
  `${small} ${width}w, ${large} ${2 * width}w`;
