import {
  type Attributes,
  type Context,
  context,
  INVALID_TRACEID,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { safeError } from './log.ts'

/**
 * Traces are written through the API of OpenTelemetry alone: without an SDK in the process each call
 * does nothing. Names and attributes are kinds and counts, as in the log.
 */
export const tracer = trace.getTracer('ubumi')

/** Runs work whose spans have this one as parent. Without an SDK there are none, nor frames in a stack. */
export function withParent<T>(span: Span, parent: Context, work: () => T): T {
  if (span.spanContext().traceId === INVALID_TRACEID) return work()
  return context.with(trace.setSpan(parent, span), work)
}

/**
 * Runs work in a span. What it throws is noted by its type alone: a message may quote user input.
 *
 * @throws what `work` throws
 */
export async function inSpan<T>(
  name: string,
  options: { kind: SpanKind; attributes?: Attributes },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, options)
  try {
    return await withParent(span, context.active(), () => work(span))
  } catch (error) {
    const { type, code } = safeError(error)
    span.setAttribute('error.type', code ?? type)
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
