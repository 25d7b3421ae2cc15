import type { PictureName } from '../pictures/index.ts';
import { phone } from './Phone.css.ts';
import { ProductPicture } from './ProductPicture.tsx';

export interface PhoneProps {
  name: PictureName;
  /** Text alternative of the picture. */
  alt: string;
}

/** A picture of the product on a phone. */
export function Phone({ name, alt }: PhoneProps) {
  return (
    <div className={phone}>
      <ProductPicture name={name} alt={alt} sizes="(min-width: 768px) 264px, 304px" shape="phone" />
    </div>
  );
}
