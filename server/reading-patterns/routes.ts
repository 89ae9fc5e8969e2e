import { includesAnalytics } from '#domain/membership/benefits.ts'
import { plans } from '#domain/membership/plans.ts'
import { type Patterns, patternsAnswer } from '#domain/readings/patterns/schema.ts'
import { type ReportPeriod, reportPeriod } from '#domain/readings/report-schema.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { type Actor, asActor, asActorPipelined } from '#server/platform/db.ts'
import { csvHeaders, writeCsv } from '#server/platform/files/csv.ts'
import { fileName, pdfHeaders } from '#server/platform/files/file-name.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { readProfile } from '../accounts/profile/data.ts'
import { listTaken } from '../medications/data.ts'
import { mayUse } from '../membership/benefits/data.ts'
import { openBloodPressurePatterns, openGlucosePatterns } from './data.ts'
import type { Person } from '../readings/report/report-frame.ts'
import { renderPatterns } from './pattern-pdf.ts'
import { groupsOf } from './pattern-rows.ts'

const kinds = {
  pressure: {
    title: 'Patterns of blood pressure',
    file: 'blood-pressure-patterns',
    open: openBloodPressurePatterns,
  },
  glucose: {
    title: 'Patterns of blood sugar',
    file: 'blood-sugar-patterns',
    open: openGlucosePatterns,
  },
}
type Kind = (typeof kinds)[keyof typeof kinds]

const named = new Intl.ListFormat('en-GB').format(
  plans.filter(({ key }) => includesAnalytics([key])).map(({ name }) => name),
)

/** @returns undefined where the caller has no plan that includes patterns */
const findPatterns = (actor: Actor, period: ReportPeriod, { open }: Kind) =>
  asActor(
    actor,
    async (tx) =>
      (await mayUse(tx, actor.user_id, includesAnalytics))
        ? open(tx, actor.user_id, period)
        : undefined,
    { replica: true },
  )

const answerPatterns = async (actor: Actor, period: ReportPeriod, kind: Kind) =>
  (await findPatterns(actor, period, kind)) ?? { is_included: false as const, plans: named }

/** @throws Problem 403 `plan_needed` where the caller has no plan that includes them */
async function openPatterns(actor: Actor, period: ReportPeriod, kind: Kind): Promise<Patterns> {
  const found = await findPatterns(actor, period, kind)
  if (!found)
    throw new Problem(403, 'plan_needed', `Patterns of your readings are part of ${named}.`)
  return found
}

const readPerson = (actor: Actor): Promise<Person> =>
  asActorPipelined(
    actor,
    async (tx) => {
      const [profile, medicines] = await Promise.all([
        readProfile(tx, actor.user_id),
        listTaken(tx, actor.user_id, todayInLusaka()),
      ])
      const { full_name = '', date_of_birth = null } = profile ?? {}
      return { full_name, date_of_birth, medicines }
    },
    { replica: true },
  )

async function printPatterns(actor: Actor, period: ReportPeriod, kind: Kind) {
  const opened = await openPatterns(actor, period, kind)
  const person = await readPerson(actor)
  const pdf = await renderPdf(actor.user_id, renderPatterns(kind.title, opened, person, now()))
  return { pdf, name: nameOf(kind, person.full_name, period, 'pdf') }
}

/** The figures as a table: a row for each group of readings. */
async function writePatterns(actor: Actor, period: ReportPeriod, kind: Kind) {
  const opened = await openPatterns(actor, period, kind)
  const { full_name } = await readPerson(actor)
  const rows = groupsOf(opened).map(({ part, count, average, within = null }) => [
    part,
    count,
    average,
    opened.unit,
    within,
  ])
  const csv = writeCsv(['Readings', 'Count', 'Average', 'Unit', 'Within target'], rows)
  return { csv, name: nameOf(kind, full_name, period, 'csv') }
}

const nameOf = ({ file }: Kind, full_name: string, { from, to }: ReportPeriod, extension: string) =>
  fileName([file, full_name, `${from}-to-${to}`], extension)

/** What readings show beyond their report, for those whose plan includes it (record 161). */
export const readingPatternRoutes = apiRoutes()
  .get(
    '/blood-pressure-patterns',
    route({
      audience: 'client',
      summary:
        'Read the patterns of the caller’s blood-pressure readings of a period, or the plans that include them',
      responses: { 200: patternsAnswer },
    }),
    validate.query(reportPeriod),
    async (c) =>
      c.json(await answerPatterns(c.var.actor, c.req.valid('query'), kinds.pressure), 200),
  )
  .get(
    '/blood-pressure-patterns/pdf',
    route({
      audience: 'client',
      summary: 'Download the patterns of the caller’s blood-pressure readings of a period, as PDF',
      responses: { 200: 'application/pdf' },
      problems: [403],
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { pdf, name } = await printPatterns(c.var.actor, c.req.valid('query'), kinds.pressure)
      return c.body(pdf, 200, pdfHeaders(name))
    },
  )
  .get(
    '/blood-pressure-patterns/csv',
    route({
      audience: 'client',
      summary: 'Download the patterns of the caller’s blood-pressure readings of a period, as CSV',
      responses: { 200: 'text/csv' },
      problems: [403],
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { csv, name } = await writePatterns(c.var.actor, c.req.valid('query'), kinds.pressure)
      return c.body(csv, 200, csvHeaders(name))
    },
  )
  .get(
    '/glucose-patterns',
    route({
      audience: 'client',
      summary:
        'Read the patterns of the caller’s glucose readings of a period, or the plans that include them',
      responses: { 200: patternsAnswer },
    }),
    validate.query(reportPeriod),
    async (c) =>
      c.json(await answerPatterns(c.var.actor, c.req.valid('query'), kinds.glucose), 200),
  )
  .get(
    '/glucose-patterns/pdf',
    route({
      audience: 'client',
      summary: 'Download the patterns of the caller’s glucose readings of a period, as PDF',
      responses: { 200: 'application/pdf' },
      problems: [403],
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { pdf, name } = await printPatterns(c.var.actor, c.req.valid('query'), kinds.glucose)
      return c.body(pdf, 200, pdfHeaders(name))
    },
  )
  .get(
    '/glucose-patterns/csv',
    route({
      audience: 'client',
      summary: 'Download the patterns of the caller’s glucose readings of a period, as CSV',
      responses: { 200: 'text/csv' },
      problems: [403],
    }),
    validate.query(reportPeriod),
    async (c) => {
      const { csv, name } = await writePatterns(c.var.actor, c.req.valid('query'), kinds.glucose)
      return c.body(csv, 200, csvHeaders(name))
    },
  )
