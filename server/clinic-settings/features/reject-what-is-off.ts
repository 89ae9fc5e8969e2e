import type { Context, MiddlewareHandler } from 'hono'
import { brand, isOffered } from '#domain/values/brand.ts'
import {
  type ClinicFeature,
  clinicFeatures,
  notOfferedText,
} from '#domain/values/clinic-features.ts'
import { Problem } from '#server/platform/problem.ts'
import type { RouteEnv } from '#server/platform/route.ts'
import { rejectedCalls } from './feature-calls.ts'

/** The whole address of a call: an open part is one part of the path. */
const patternOf = (call: string) =>
  new RegExp(`^${call.replace(' ', ' /api').replaceAll(/:\w+/g, '[^/]+')}$`)

const patterns = clinicFeatures.map((feature) => ({
  feature,
  calls: rejectedCalls[feature].map(patternOf),
}))

/**
 * Rejects the calls of features that an admin has switched off, before anything of them is read.
 *
 * @throws Problem 404 `not_offered`, 422 for a visit by video that is asked for
 */
export const rejectWhatIsOff: MiddlewareHandler<RouteEnv> = async (c, next) => {
  if (brand.off) {
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const call = `${method} ${c.req.path}`
    for (const { feature, calls } of patterns)
      if (!isOffered(feature) && calls.some((pattern) => pattern.test(call)))
        throw notOffered(feature)
    if (!isOffered('video') && (await asksForVideo(c)))
      throw new Problem(422, 'invalid', 'Please check what you entered.', {
        fields: { session_type: notOfferedText('video') },
      })
  }
  await next()
}

const notOffered = (feature: ClinicFeature) =>
  new Problem(404, 'not_offered', notOfferedText(feature))

/** Who books, proposes or waits names the way to meet in `session_type`, in a body of JSON. */
async function asksForVideo(c: Context<RouteEnv>): Promise<boolean> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return false
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return false
  // Read as text: the checks of the route read it once more.
  const text = await c.req.text()
  try {
    const body: unknown = JSON.parse(text)
    return (
      typeof body === 'object' &&
      body !== null &&
      'session_type' in body &&
      body.session_type === 'Virtual'
    )
  } catch {
    // The route says what is wrong with it.
    return false
  }
}
