import { cors } from 'hono/cors'
import type { MiddlewareHandler } from 'hono'

/**
 * Lets pages of the named origins call `/auth/v1` and read the version header, without which auth-js
 * loses every error code. Any other origin gets no header that would let its pages read an answer.
 *
 * @param origins as `AUTH_ORIGINS` names them: exact, without a wildcard
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const handler = cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Accept',
      'Authorization',
      'Content-Type',
      'X-Client-IP',
      'X-Client-Info',
      'X-JWT-AUD',
      'x-use-cookie',
      'X-Supabase-Api-Version',
      'apikey',
    ],
    exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version', 'Retry-After'],
    credentials: true,
    maxAge: 600,
  })
  return (c, next) => {
    const origin = c.req.header('origin')
    // The same address may be asked for from here and from elsewhere.
    c.header('Vary', 'Origin')
    return origin && origins.includes(origin) ? handler(c, next) : next()
  }
}
