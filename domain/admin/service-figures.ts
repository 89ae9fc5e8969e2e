/**
 * What a server process notes of each minute. `sum` is added up over the processes; of `max`, which all
 * processes read from the same database or folder, the largest counts.
 */
export const serviceFigures = {
  /** Answered requests, and those of them that the server failed to answer (500 and more). */
  requests: 'sum',
  failed: 'sum',
  /** Milliseconds that 95 % of the calls took at most. */
  slow_ms: 'max',
  /** Milliseconds by which 99 % of the timers were late at most. */
  loop_ms: 'max',
  /** Connections to the database in use, and the longest wait for one, in milliseconds. */
  connections: 'sum',
  wait_ms: 'max',
  /** Open streams of messages. */
  streams: 'sum',
  memory_mb: 'sum',
  /** Seconds for which the oldest task, and the oldest email, has been due. */
  queue_seconds: 'max',
  email_seconds: 'max',
  undelivered: 'max',
  open_payments: 'max',
  open_alerts: 'max',
  backup_hours: 'max',
} as const

export type ServiceFigure = keyof typeof serviceFigures
export const figureNames = Object.keys(serviceFigures) as ServiceFigure[]

/** Of a minute; a figure that could not be read is left out. */
export type ServiceSample = Partial<Record<ServiceFigure, number>>

/** Hours that are shown, and the minutes of one point. */
export const servicePeriods = {
  day: { hours: 24, step: 15 },
  week: { hours: 168, step: 120 },
} as const
export type ServicePeriod = keyof typeof servicePeriods
