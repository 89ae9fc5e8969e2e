import { z } from 'zod'
import { retention } from '#domain/accounts/retention.ts'

const rule = `must be a whole number from 1 to ${retention.auditYears} (README.md, "Configuration")`

/** What the environment says of the audit trail: after how many years its events are deleted. */
export const auditVariables = {
  AUDIT_YEARS: z.coerce
    .number(rule)
    .int(rule)
    .min(1, rule)
    .max(retention.auditYears, rule)
    .default(retention.auditYears),
}
