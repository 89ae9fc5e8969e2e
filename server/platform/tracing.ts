import {
  type Attributes,
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

/**
 * Runs work in a span. What it throws is noted by its type alone: a message may quote user input.
 *
 * @throws what `work` throws
 */
export function inSpan<T>(
  name: string,
  options: { kind: SpanKind; attributes?: Attributes },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      const { type, code } = safeError(error)
      span.setAttribute('error.type', code ?? type)
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
