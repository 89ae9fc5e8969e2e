import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Feature } from '#server/feature.ts'
import { features } from '#server/features.ts'
import { addTo, expectNoIssues } from './support/gate.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { recordGauges } from '#server/platform/metrics/record-groups.ts'

/** The example alert rules are of use only while each of their metrics exists. */

const file = 'deploy/prometheus/alerts.yml'
interface Rule {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
const { groups } = parse(readFileSync(file, 'utf8')) as {
  groups: { name: string; rules: Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)

const all: readonly Feature[] = features
const metrics = createMetrics()
metrics.addRecords(
  recordGauges(
    [],
    all.flatMap((feature) => feature.gauges ?? []),
  ),
)
metrics.addBackups('backups')
metrics.addReplica()
metrics.addDisks({})
metrics.addCertificate('https://clinic.example')
const exported = metrics.registry.getMetricsAsArray().flatMap(({ name, type }) =>
  // The library gives the type as a word, and declares it as a number.
  String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
)

/** Names of metrics in an expression: not what is in quotes or braces, or is called. */
const metricsIn = (expr: string) =>
  [
    ...expr
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ')
      .matchAll(/\b[a-z][a-z0-9_]+\b(?!\s*\()/g),
  ]
    .map(([name]) => name)
    .filter((name) => !['by', 'or'].includes(name))

it.each(rules)('$alert names metrics that the server has', ({ expr }) => {
  const names = metricsIn(expr)
  expect(names.length).toBeGreaterThan(0)
  // Prometheus itself makes `up`.
  expectNoIssues(
    names
      .filter((name) => name !== 'up' && !exported.includes(name))
      .map(
        (name) => `${file}: the server has no metric ${name}: write one of ${exported.join(', ')}.`,
      ),
  )
})

it('has a name, a time, a severity and a sentence for each rule', () => {
  expect(rules.length).toBeGreaterThan(10)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const rule of rules)
    expect(rule).toMatchObject({
      alert: expect.stringMatching(/^Ubumi[A-Z]/),
      for: expect.stringMatching(/^\d+[mh]$/),
      labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
      annotations: { summary: expect.stringMatching(/\.$/) },
    })
})

it('has a page for each rule, which says what to do', () => {
  for (const { alert, annotations } of rules) {
    const [, path, heading] = /^(docs\/runbooks\/\w+\.md), "(\w+)"$/.exec(annotations.runbook) ?? []
    expect(heading).toBe(alert)
    const [, section = ''] = readFileSync(path!, 'utf8').split(`\n## ${alert}\n`)
    expect(section.split('\n## ')[0]!.trim().length, alert).toBeGreaterThan(60)
  }
})

it('has a rule for each of our own figures that can wait too long', () => {
  const named = rules.flatMap(({ expr }) => metricsIn(expr))
  const ages = exported.filter((name) => /^ubumi_.*(oldest|_age_seconds)/.test(name))
  expect(ages.length).toBeGreaterThan(2)
  expectNoIssues(
    ages
      .filter((name) => !named.includes(name))
      .map((name) =>
        addTo(
          file,
          `${name} can wait too long, and no alert names it.`,
          [
            '- alert: UbumiSay_what_waits',
            `  expr: ${name} > 600`,
            '  for: 10m',
            '  labels: { severity: ticket }',
            '  annotations: { summary: Say what waits and what to do. }',
          ].join('\n'),
        ),
      ),
  )
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
it.runIf(hasPromtool)('is accepted by promtool', () => {
  execFileSync('promtool', ['check', 'rules', file])
})
