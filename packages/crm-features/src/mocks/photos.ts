import { http, HttpResponse } from 'msw';

/** URL of a photo that `servesPhotos` serves. */
export const eventPhoto = 'https://photos.example/fair.svg';
/** URL of a photo that no longer exists. */
export const brokenPhoto = 'https://photos.example/gone.jpg';

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="656" height="192">
  <rect width="656" height="192" fill="#37474f"/>
  <path d="M0 192 160 60l96 80 120-100 280 152Z" fill="#90a4ae"/>
  <circle cx="540" cy="52" r="26" fill="#ffd54f"/>
</svg>`;

/** Serves one photo, and responds 404 to the other. */
export const servesPhotos = [
  http.get(eventPhoto, () =>
    HttpResponse.text(picture, { headers: { 'Content-Type': 'image/svg+xml' } }),
  ),
  http.get(brokenPhoto, () => new HttpResponse(null, { status: 404 })),
];
