import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** Loaded or run, data must do nothing. */
const policyOfData = "default-src 'none'; frame-ancestors 'none'"

/**
 * What JSON needs, by the REST Security Cheat Sheet of OWASP (2025). It opens no window and asks for
 * no camera: the rest of what a document brings would only lengthen each answer.
 */
const headersOfData: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', policyOfData],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
]

/** Of a page that may use camera and microphone; every other page may use nothing of this. */
export const policyOfCapture =
  'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()'

/** By the setting HSTS: a browser that has read it rejects http for two years. */
const hstsDirectives = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
} as const

/**
 * Headers of every answer. Pages bring a content policy of their own, made at build with the hashes
 * of their inline code; a page without hashes gets the policy of data. A page that brings a permissions
 * policy keeps it.
 *
 * @param scope of Strict-Transport-Security: this host only, or all names below it too
 */
export function securityHeaders(
  isHttps: boolean,
  scope: keyof typeof hstsDirectives = 'host',
): MiddlewareHandler {
  const strictTransportSecurity = isHttps && `max-age=63072000${hstsDirectives[scope]}`
  const addToDocument = secureHeaders({
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    strictTransportSecurity,
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  })
  return async (c, next) => {
    await next()
    const { headers } = c.res
    // A page loads a dozen of these over a slow connection, and nothing else applies to a script's
    // file.
    if (c.req.path.startsWith('/assets/')) {
      headers.set('X-Content-Type-Options', 'nosniff')
    } else if (headers.get('Content-Type') === 'application/json') {
      for (const [name, value] of headersOfData) headers.set(name, value)
      if (strictTransportSecurity) headers.set('Strict-Transport-Security', strictTransportSecurity)
    } else {
      const permissions = headers.get('Permissions-Policy')
      const resources = headers.get('Cross-Origin-Resource-Policy')
      await addToDocument(c, async () => {})
      if (permissions) headers.set('Permissions-Policy', permissions)
      // What a mailbox shows in its own page says so itself.
      if (resources) headers.set('Cross-Origin-Resource-Policy', resources)
      if (!headers.has('Content-Security-Policy'))
        headers.set('Content-Security-Policy', policyOfData)
    }
  }
}
