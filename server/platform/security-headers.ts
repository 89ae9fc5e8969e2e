import { secureHeaders } from 'hono/secure-headers'

/**
 * Headers of every answer. The content policy here is that of data: nothing in it may load or run.
 * Pages carry their own, made at build with the hashes of what stands inside them.
 */
export function securityHeaders(isHttps: boolean) {
  return secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: isHttps ? 'max-age=63072000; includeSubDomains; preload' : false,
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  })
}
