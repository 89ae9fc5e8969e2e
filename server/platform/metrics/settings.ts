import { z } from 'zod'

const documented = '(README.md, "Configuration")'

/** What the environment says of `/metrics`: without a port it is off. */
export const metricsVariables = {
  METRICS_PORT: z
    .string()
    .refine(
      (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
      `must be a port from 0 to 65535, as 9464 ${documented}`,
    )
    .transform(Number)
    .optional(),
  METRICS_HOST: z.string().optional(),
}

/** @returns what is wrong with the settings together, by their name; undefined where nothing is */
export function findMetricsIssue(settings: {
  PORT: number
  METRICS_PORT?: number | undefined
  METRICS_HOST?: string | undefined
}): string | undefined {
  const { PORT, METRICS_PORT: port, METRICS_HOST: host } = settings
  if (host && port === undefined)
    return `METRICS_HOST: has no effect without METRICS_PORT, a port such as 9464 ${documented}`
  if (port && port === PORT)
    return `METRICS_PORT: must be a port other than PORT, such as 9464 ${documented}`
  return undefined
}
