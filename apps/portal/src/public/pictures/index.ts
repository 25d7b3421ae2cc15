import dashboardDark from './dashboard-dark.webp';
import dashboardDarkLarge from './dashboard-dark@2x.webp';
import dashboardLight from './dashboard-light.webp';
import dashboardLightLarge from './dashboard-light@2x.webp';
import phoneDark from './phone-dark.webp';
import phoneDarkLarge from './phone-dark@2x.webp';
import phoneLight from './phone-light.webp';
import phoneLightLarge from './phone-light@2x.webp';
import reviewDark from './review-dark.webp';
import reviewDarkLarge from './review-dark@2x.webp';
import reviewLight from './review-light.webp';
import reviewLightLarge from './review-light@2x.webp';
import assignmentDark from './assignment-dark.webp';
import assignmentDarkLarge from './assignment-dark@2x.webp';
import assignmentLight from './assignment-light.webp';
import assignmentLightLarge from './assignment-light@2x.webp';
import listDark from './list-dark.webp';
import listDarkLarge from './list-dark@2x.webp';
import listLight from './list-light.webp';
import listLightLarge from './list-light@2x.webp';
import emailDark from './email-dark.webp';
import emailDarkLarge from './email-dark@2x.webp';
import emailLight from './email-light.webp';
import emailLightLarge from './email-light@2x.webp';
import figuresDark from './figures-dark.webp';
import figuresDarkLarge from './figures-dark@2x.webp';
import figuresLight from './figures-light.webp';
import figuresLightLarge from './figures-light@2x.webp';
import cameraDark from './camera-dark.webp';
import cameraDarkLarge from './camera-dark@2x.webp';
import cameraLight from './camera-light.webp';
import cameraLightLarge from './camera-light@2x.webp';

/** Pictures of the product, taken by `tools/pictures/pagePictures.mjs`, at one and two pixels per CSS pixel. */
export const pictures = {
  dashboard: {
    light: { small: dashboardLight, large: dashboardLightLarge },
    dark: { small: dashboardDark, large: dashboardDarkLarge },
    width: 1280,
    height: 800,
  },
  phone: {
    light: { small: phoneLight, large: phoneLightLarge },
    dark: { small: phoneDark, large: phoneDarkLarge },
    width: 390,
    height: 800,
  },
  review: {
    light: { small: reviewLight, large: reviewLightLarge },
    dark: { small: reviewDark, large: reviewDarkLarge },
    width: 980,
    height: 700,
  },
  assignment: {
    light: { small: assignmentLight, large: assignmentLightLarge },
    dark: { small: assignmentDark, large: assignmentDarkLarge },
    width: 1120,
    height: 800,
  },
  list: {
    light: { small: listLight, large: listLightLarge },
    dark: { small: listDark, large: listDarkLarge },
    width: 1120,
    height: 800,
  },
  email: {
    light: { small: emailLight, large: emailLightLarge },
    dark: { small: emailDark, large: emailDarkLarge },
    width: 980,
    height: 700,
  },
  figures: {
    light: { small: figuresLight, large: figuresLightLarge },
    dark: { small: figuresDark, large: figuresDarkLarge },
    width: 1120,
    height: 800,
  },
  camera: {
    light: { small: cameraLight, large: cameraLightLarge },
    dark: { small: cameraDark, large: cameraDarkLarge },
    width: 390,
    height: 800,
  },
} as const;
/** Name of a picture of the product. */
export type PictureName = keyof typeof pictures;
