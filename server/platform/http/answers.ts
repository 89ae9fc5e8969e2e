import type { TypedResponse } from 'hono/types'
import type { output, ZodMiniType } from 'zod/mini'

/** Of an answer that is no JSON. */
export type MediaType = 'application/pdf' | 'text/csv' | 'text/event-stream'

/**
 * The successful responses by status: the schema of a JSON response, or the media type of another.
 */
export interface Answers {
  200?: ZodMiniType | MediaType
  201?: ZodMiniType
  204?: true
}

/** A JSON response before `c.json` writes it, which makes ISO text of each `Date`: the one place that does. */
export type Unsent<Answer, Instants extends keyof Answer> = Omit<Answer, Instants> & {
  [Name in Instants]: Date | (null extends Answer[Name] ? null : never)
}

/** A response whose body is no JSON. The compiler cannot check its content. */
type OtherBody = TypedResponse<unknown, 200, 'body'> | (Response & { _status?: never })

/** What a handler may return whose route declares `Declared`, and `Also` as further media types. */
export type AnswerOf<Declared, Also = {}> =
  | {
      [Status in keyof Declared]: Declared[Status] extends ZodMiniType
        ? TypedResponse<output<Declared[Status]>, Status & (200 | 201), 'json'>
        : Declared[Status] extends true
          ? TypedResponse<null, 204, 'body'>
          : OtherBody
    }[keyof Declared]
  | (keyof Also extends never ? never : OtherBody)
