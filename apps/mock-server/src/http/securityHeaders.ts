import { secureHeaders } from 'hono/secure-headers';

const self = ["'self'"];
const none = ["'none'"];

/**
 * Headers of every answer. The policy allows nothing but our own files: no inline script or style,
 * pictures from anywhere by https (events link to theirs), camera pictures as blob and data.
 * @param isHttps Whether people reach the server by https; only then may it ask for https for ever.
 */
export function securityHeaders(isHttps: boolean) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: none,
      scriptSrc: self,
      connectSrc: self,
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      mediaSrc: ['blob:'],
      styleSrc: self,
      fontSrc: self,
      manifestSrc: self,
      workerSrc: self,
      baseUri: none,
      formAction: self,
      frameAncestors: none,
    },
    permissionsPolicy: { camera: ['self'], geolocation: [], microphone: [], payment: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: isHttps ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
  });
}
