import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { needsClinicianFirst } from '#domain/care-plans/exercise/clearance.ts'
import type { HealthHistory } from '#domain/care-plans/exercise/request.ts'
import { warningSigns } from '#domain/care-plans/exercise/warning-signs.ts'
import { ageGroups } from '#domain/care-plans/shared/before-claim.ts'
import { type PlanKind, planKinds } from '#domain/care-plans/shared/kinds.ts'
import { healthFacts, healthNotes } from '#domain/care-plans/shared/weight-loss.ts'
import { type Actor, asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { plansIn, requestOf } from '#tests/support/plans.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { dietitian, expert, take } = plansIn(() => app)
const { expireCertificate } = practiceIn(() => app)

const renew = ({ user_id }: Persona) =>
  app.database.asOwner(
    `update user_profiles set certificate_expires_on = '2100-12-31' where id = $1`,
    [user_id],
  )

/** What a function of the schema `plans` answers to a signed-in person. */
async function call({ user_id, session_id }: Persona, name: string, request?: string) {
  const actor: Actor = { user_id, session_id, audience: 'signed-in', authorized: false }
  const given = request === undefined ? sql`` : sql`${request}`
  const query = sql<{ answer: unknown }>`select ${sql.id('plans', name)}(${given}) as answer`
  const rows = await asActor(actor, (tx) => tx.run({ compile: () => query.compile(tables) }))
  return rows.map(({ answer }) => answer)
}

it.each(planKinds)(
  'A provider out of practice cannot release, take or read a plan request (%s)',
  async (kind) => {
    const [writer, colleague] = [
      await (kind === 'meal' ? dietitian() : expert()),
      await (kind === 'meal' ? dietitian() : expert()),
    ]
    const [taken, open] = [
      await requestOf(await app.createPersona(), kind),
      await requestOf(await app.createPersona(), kind),
    ]
    await take(writer, taken)
    const holder = async () => {
      const rows = await app.database.asOwner(
        `select taken_by from ${kind}_plan_requests where id = $1`,
        [taken],
      )
      return rows[0]!.taken_by
    }
    const release = (as: Persona) => call(as, `release_${kind}_request`, taken)

    await expireCertificate(writer)
    expect(await release(writer)).toEqual([false])
    expect(await call(writer, `person_of_${kind}_request`, taken)).toEqual([])
    expect(await call(writer, `take_${kind}_request`, open)).toEqual([null])
    expect(await call(writer, `${kind}_requests_to_claim`)).toEqual([])
    expect(await release(colleague)).toEqual([false])
    expect(await holder()).toBe(writer.user_id)

    await renew(writer)
    await app.database.asOwner(
      `update ${kind}_plan_requests set status = 'completed', completed_at = now() where id = $1`,
      [taken],
    )
    expect(await release(writer)).toEqual([false])
    await expireCertificate(writer)
    // The provider who claims a request reads it: one that is completed stays its writer's.
    expect(await call(colleague, `take_${kind}_request`, taken)).toEqual(['theirs'])
    expect(await holder()).toBe(writer.user_id)
    await renew(writer)
    await app.database.asOwner(
      `update ${kind}_plan_requests set status = 'pending', completed_at = null where id = $1`,
      [taken],
    )
    expect(await release(writer)).toEqual([true])
    expect(await holder()).toBeNull()
  },
)

it.each(planKinds)(
  'A provider takes no request of their own, and reads the person of the one request (%s)',
  async (kind) => {
    const writer = await (kind === 'meal' ? dietitian() : expert())
    const [own, one, other] = [
      await requestOf(writer, kind),
      await requestOf(await app.createPersona(), kind),
      await requestOf(await app.createPersona(), kind),
    ]
    expect(await call(writer, `take_${kind}_request`, own)).toEqual([null])
    const holders = await app.database.asOwner(
      `select taken_by from ${kind}_plan_requests where id = $1`,
      [own],
    )
    expect(holders).toEqual([{ taken_by: null }])
    for (const request of [one, other])
      expect(await call(writer, `take_${kind}_request`, request)).toEqual(['mine'])
    expect(await call(writer, `person_of_${kind}_request`, one)).toHaveLength(1)
    const colleague = await (kind === 'meal' ? dietitian() : expert())
    for (const name of [`waiting_${kind}_requests`, `${kind}_requests_to_claim`]) {
      const waiting = (await call(colleague, name)).map(String).join(' ')
      expect(waiting).toContain(own)
      for (const request of [one, other]) expect(waiting).not.toContain(request)
    }
    const therapist = await app.createPersona({ role: 'provider', profession: 'therapist' })
    const wrong = await (kind === 'meal' ? expert() : dietitian())
    for (const shut of [therapist, wrong, await app.createPersona()])
      expect(await call(shut, `${kind}_requests_to_claim`)).toEqual([])
    expect(await call(colleague, `authors_of_${kind}_plans`)).toEqual([])
  },
)

it.each(planKinds)(
  'A writer claims the one %s request they name, and none from a colleague in practice',
  async (kind) => {
    const writer = await (kind === 'meal' ? dietitian() : expert())
    const colleague = await (kind === 'meal' ? dietitian() : expert())
    const [claimed, other] = [
      await requestOf(await app.createPersona(), kind),
      await requestOf(await app.createPersona(), kind),
    ]
    const holders = () =>
      app.database.asOwner(
        `select id, taken_by from ${kind}_plan_requests where id in ($1, $2) order by id = $1 desc`,
        [claimed, other],
      )
    const expected = [
      { id: claimed, taken_by: writer.user_id },
      { id: other, taken_by: null },
    ]
    await call(writer, `take_${kind}_request`, claimed)
    expect(await holders()).toEqual(expected)
    expect(await call(colleague, `take_${kind}_request`, claimed)).toEqual(['theirs'])
    expect(await holders()).toEqual(expected)
  },
)

const answersOf = {
  meal: {
    goal_details: { condition: 'Other', other_condition: 'SECRET' },
    dietary_profile: { allergies: 'SECRET', dislikes: 'SECRET', health: ['HIV', 'TB'] },
    final_details: 'SECRET',
  },
  exercise: {
    health_history: { medicalConditions: 'SECRET, HIV', medication: 'SECRET', warningSigns: [] },
    exercise_preferences: { painfulMovements: 'SECRET' },
  },
}

it.each(planKinds)(
  'Of providers only the one who has claimed a request reads what its person wrote, whatever they ask of the database (%s)',
  async (kind) => {
    const [before, writer, colleague] = [
      await (kind === 'meal' ? dietitian() : expert()),
      await (kind === 'meal' ? dietitian() : expert()),
      await (kind === 'meal' ? dietitian() : expert()),
    ]
    const person = await app.createPersona({ full_name: 'SECRET name' })
    await app.database.asOwner(
      `update user_profiles set known_allergies_conditions = 'SECRET', date_of_birth = '1991-03-07' where id = $1`,
      [person.user_id],
    )
    const request = await requestOf(person, kind)
    for (const [column, value] of Object.entries(answersOf[kind]))
      await app.database.asOwner(
        `update ${kind}_plan_requests set ${column} = ${typeof value === 'string' ? '$2' : `${column} || $2::jsonb`} where id = $1`,
        [request, typeof value === 'string' ? value : JSON.stringify(value)],
      )
    await app.database.asOwner(
      `insert into ${kind}_plan_changes (request_id, note) values ($1, 'SECRET')`,
      [request],
    )
    const functions = await app.database.asOwner(
      `select p.proname as name, p.pronargs::integer as given from pg_proc p
        where p.pronamespace = 'plans'::regnamespace and p.pronargs < 2 and p.prorettype <> 'trigger'::regtype
          and has_function_privilege('authenticated', p.oid, 'execute') and p.proname not like 'take%' order by 1`,
    )
    /** Everything about plans that a signed-in person can ask the database for, as one text. */
    const all = async (as: Persona) => {
      const answers: unknown[] = []
      for (const { name, given } of functions)
        answers.push(await call(as, String(name), given === 1 ? request : undefined))
      for (const table of [`${kind}_plan_requests`, `${kind}_plan_changes`, `${kind}_plans`])
        answers.push(await rowsOf(as, table))
      return JSON.stringify(answers)
    }
    expect(functions.length).toBeGreaterThan(8)
    const hidden = new RegExp(`SECRET|HIV|TB|1991|${person.user_id}`)
    for (const one of [before, writer, colleague]) expect(await all(one)).not.toMatch(hidden)

    await call(before, `take_${kind}_request`, request)
    expect(await rowsOf(before, `${kind}_plan_requests`)).toHaveLength(1)
    await call(before, `release_${kind}_request`, request)
    await call(writer, `take_${kind}_request`, request)
    for (const one of [before, colleague]) expect(await all(one)).not.toMatch(hidden)
    expect(JSON.stringify(await rowsOf(writer, `${kind}_plan_requests`))).toMatch(hidden)
  },
)

/** The rows of a table that a signed-in person reads. */
async function rowsOf({ user_id, session_id }: Persona, table: string) {
  const actor: Actor = { user_id, session_id, audience: 'signed-in', authorized: false }
  const query = sql`select * from ${sql.table(table)}`
  return asActor(actor, (tx) => tx.run({ compile: () => query.compile(tables) }))
}

describe('whether a clinician comes first, before a claim', () => {
  /** What the database says of a request with these answers. */
  async function saidOf(kind: PlanKind, column: string, answers: object) {
    await app.database.asOwner(`delete from ${kind}_plan_requests`)
    const id = await requestOf(await app.createPersona(), kind)
    await app.database.asOwner(
      `update ${kind}_plan_requests set ${column} = ${column} || $2::jsonb where id = $1`,
      [id, JSON.stringify(answers)],
    )
    return async (writer: Persona) => {
      const rows = await call(writer, `${kind}_requests_to_claim`)
      return String(rows[0]).endsWith(',t)')
    }
  }

  it('is what the dietitian reads after each answer about health, given or not', async () => {
    const writer = await dietitian()
    const lists = [undefined, null, [], ...healthFacts.map((fact) => [fact])]
    for (const health of [...lists, ['None of these', 'HIV'], [healthFacts[2], 'TB']])
      expect(
        await (
          await saidOf('meal', 'dietary_profile', { health })
        )(writer),
        JSON.stringify(health),
      ).toBe(healthNotes(health).length > 0)
  })

  it('is what the dietitian reads of a goal that says pregnancy, alone or among others', async () => {
    const writer = await dietitian()
    const id = await requestOf(await app.createPersona(), 'meal')
    const saidWith = async (condition: unknown) => {
      await app.database.asOwner(
        `update meal_plan_requests set primary_goal = 'Support a Specific Condition', goal_details = jsonb_build_object('condition', $2::jsonb),
           dietary_profile = dietary_profile || '{"health": ["None of these"]}' where id = $1`,
        [id, JSON.stringify(condition)],
      )
      const rows = await call(writer, 'meal_requests_to_claim')
      return rows.some((row) => String(row).includes(id) && String(row).endsWith(',t)'))
    }
    expect(await saidWith('Pregnancy/Postpartum')).toBe(true)
    expect(await saidWith(['PCOS', 'Pregnancy/Postpartum'])).toBe(true)
    expect(await saidWith(['PCOS'])).toBe(false)
  })

  const clear: Partial<HealthHistory> = {
    isPregnantOrPostpartum: 'No',
    clearedForExercise: 'Yes',
    medicalConditions: null,
    warningSigns: ['None of these'],
  }
  it.each<Partial<HealthHistory>>([
    clear,
    {},
    { ...clear, isPregnantOrPostpartum: 'Prefer not to say' },
    { ...clear, clearedForExercise: 'Not Sure' },
    { ...clear, warningSigns: null },
    { ...clear, warningSigns: [] },
    { ...clear, warningSigns: [warningSigns[0]] },
    { ...clear, warningSigns: ['None of these', warningSigns[1]] },
    ...['', ' None. ', 'N/A', 'n a', 'NO CONDITION', 'not any!', '-', 'No\nGout', 'Gout', 'é'].map(
      (medicalConditions) => ({ ...clear, medicalConditions }),
    ),
  ])('is what the fitness expert reads of %j', async (history) => {
    const said = await saidOf('exercise', 'health_history', history)
    const expected = needsClinicianFirst({
      isPregnantOrPostpartum: undefined,
      clearedForExercise: undefined,
      medicalConditions: undefined,
      warningSigns: undefined,
      ...history,
    })
    expect(await said(await expert())).toBe(expected)
  })
})

it('names each group of ages in the words that the page has for them', async () => {
  const of = (age: number) =>
    app.database.asOwner(
      `select plans.age_group(((now() at time zone 'Africa/Lusaka')::date - $1::integer * interval '1 year')::date) as said`,
      [age],
    )
  const said = await Promise.all(
    [0, 17, 18, 39, 40, 64, 65, 99].map(async (age) => (await of(age))[0]!.said),
  )
  expect(said).toEqual(ageGroups.flatMap((group) => [group, group]))
})
