/** Attribute of the element that contains the overlays of a part of the page (see OverlayLayer). */
export const layerAttribute = 'data-cardinal-layer';
