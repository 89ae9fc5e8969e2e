import { isExample } from '#domain/values/placeholders.ts'
import type { Env } from '../env.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

/** Settings that are valid, and still not what a clinic should run with. */
export function checkConfiguration(env: Env): Finding[] {
  const findings = [ok(`The server would serve ${env.PUBLIC_URL}, at ${env.HOST}:${env.PORT}.`)]
  if (!env.isProduction)
    return [
      ...findings,
      problem(
        'NODE_ENV is not production: anyone can read the captured email, payments are simulated, and the demo accounts have a public password.',
        'Set NODE_ENV=production, and run this again.',
      ),
    ]
  if (!env.DATABASE_URL)
    findings.push(
      warning(
        'The database is the embedded one: one server process, and one machine.',
        'For more than one small clinic, use PostgreSQL: set DATABASE_URL.',
      ),
    )
  if (!env.REQUIRE_STAFF_MFA)
    findings.push(
      problem(
        'Providers and admins may log in without a second factor.',
        'Remove REQUIRE_STAFF_MFA.',
      ),
    )
  if (!env.AUTH_LIMITS)
    findings.push(
      problem(
        'Passwords can be tried without a limit, and calls are not counted.',
        'Remove AUTH_LIMITS.',
      ),
    )
  if (env.AUTH_AUTOCONFIRM)
    findings.push(
      warning(
        'Accounts are made for email addresses that no one has confirmed.',
        'Remove AUTH_AUTOCONFIRM.',
      ),
    )
  if (env.PAYMENTS === 'simulated')
    findings.push(
      problem(
        'Payments are simulated: memberships are granted, and no money arrives.',
        'Set PAYMENTS=pawapay (README.md, "Mobile money"), or none until you have a contract.',
      ),
    )
  if (env.TRUST_PROXY.length === 0)
    findings.push(
      warning(
        'TRUST_PROXY names no proxy: all visitors count as one address, and share its request limits.',
        'Set TRUST_PROXY to the address of your TLS proxy, as the server sees it.',
      ),
    )
  if (isExample(env.MAIL_FROM.replace(/>$/, '')))
    findings.push(
      warning(
        `MAIL_FROM is an example: ${env.MAIL_FROM}. Mail servers reject it.`,
        'Set MAIL_FROM to an address of yours.',
      ),
    )
  if (env.METRICS_PORT === undefined)
    findings.push(
      warning(
        'Metrics are off: nothing can tell you that the service fails.',
        'Set METRICS_PORT, and use deploy/prometheus/alerts.yml.',
      ),
    )
  if (env.AUTH_SECRETS.length > 1)
    findings.push(
      ok(`AUTH_SECRET has ${env.AUTH_SECRETS.length} secrets: a rotation is under way.`),
    )
  return findings
}
