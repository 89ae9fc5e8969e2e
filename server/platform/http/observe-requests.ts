import { context, propagation, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Context, MiddlewareHandler } from 'hono'
import { log } from '../log.ts'
import { requestIdFrom, withRequestId } from '../request-id.ts'
import type { RouteEnv } from '../route.ts'
import { tracer, withParent } from '../tracing.ts'
import { proxyCheck } from './address.ts'

export interface AnsweredRequest {
  method: string
  /** The pattern of the route, as `/api/threads/:id`, never the path. */
  route: string
  status: number
  /** Milliseconds until the answer began. */
  ms: number
  /** Of a rejected call of `/auth/v1`: a word of the contract, as `invalid_credentials`. */
  reason?: string
}

export type RecordRequest = (request: AnsweredRequest) => void

/**
 * Gives each request its id, a span, a line of the log and, where metrics are on, a count. The id
 * of a trusted proxy is kept, so that its log and this one have the same.
 *
 * @param proxies as `TRUST_PROXY` names them
 */
export function observeRequests(
  proxies: readonly string[],
  record?: RecordRequest,
): MiddlewareHandler<RouteEnv> {
  const isFromProxy = proxyCheck(proxies)
  return (c, next) => {
    const began = performance.now()
    const isProxied = isFromProxy(c)
    const request_id = requestIdFrom(isProxied ? c.req.header('x-request-id') : undefined)
    c.set('request_id', request_id)
    const answer = async () => {
      await next()
      const { method, routePath: route } = c.req
      const ms = performance.now() - began
      const reason = c.res.headers.get('x-sb-error-code')
      const answered = { method, route, status: c.res.status, ms, ...(reason ? { reason } : {}) }
      endSpan(span, answered)
      record?.(answered)
      if (c.req.path.startsWith('/assets/')) return
      c.res.headers.set('X-Request-Id', request_id)
      log.info({ ...answered, ms: Math.round(ms) }, 'request')
    }
    const options = {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': c.req.method, 'ubumi.request_id': request_id },
    }
    const parent = isProxied ? propagation.extract(context.active(), c, headers) : context.active()
    const span = tracer.startSpan(c.req.method, options, parent)
    return withRequestId(request_id, () => withParent(span, parent, answer))
  }
}

/** A caller who is no trusted proxy must not decide what is traced. */
const headers = {
  get: (c: Context, name: string) => c.req.header(name),
  keys: (c: Context) => Object.keys(c.req.header()),
}

function endSpan(span: Span, { method, route, status }: AnsweredRequest) {
  if (span.isRecording()) {
    span.updateName(`${method} ${route}`)
    span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}
