import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** The content policy of data: nothing in it may load or run. */
const policyOfData = "default-src 'none'; frame-ancestors 'none'"

/**
 * Headers of every answer. Pages bring a content policy of their own, made at build with the hashes
 * of what stands inside them; whatever brings none gets that of data.
 */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  const common = secureHeaders({
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: isHttps ? 'max-age=63072000; includeSubDomains; preload' : false,
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  })
  return async (c, next) => {
    // A page loads a dozen of these over a slow line, and nothing else applies to a script's file.
    if (c.req.path.startsWith('/assets/')) {
      await next()
      c.res.headers.set('X-Content-Type-Options', 'nosniff')
      return
    }
    await common(c, next)
    if (!c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', policyOfData)
    }
  }
}
