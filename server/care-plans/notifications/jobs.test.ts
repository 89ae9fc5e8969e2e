import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { plansIn, requestOf, smallPlan } from '#tests/support/plans.ts'
import { notifyOfPlans } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { askForChange, dietitian, take } = plansIn(() => app)
const notify = () => notifyOfPlans({ PUBLIC_URL }).run()

/** A request that a dietitian has answered. */
async function answered(person: Persona) {
  const [writer, id] = [await dietitian(), await requestOf(person)]
  await take(writer, id)
  const { dietitian_message, weekly_schedule, recipes, shopping_list } = smallPlan.meal
  await asSystem('write a plan in a test', (tx) =>
    tx.run(
      tables.insertInto('meal_plans').values({
        request_id: id,
        author_id: writer.user_id,
        version: 1,
        dietitian_message,
        weekly_schedule: JSON.stringify(weekly_schedule),
        recipes: JSON.stringify(recipes),
        shopping_list: JSON.stringify(shopping_list),
      }),
    ),
  )
  return { writer, id }
}

describe('the mail about a plan', () => {
  it('is written once, also where two servers look at the same moment, and reveals nothing', async () => {
    const [person, student] = [
      await app.createPersona(),
      await app.createPersona({ is_student: true }),
    ]
    await answered(person)
    await answered(student)
    await Promise.all([notify(), notify()])
    await notify()
    expect(await subjectsTo(app, person)).toEqual(['There is something new for you'])
    const [email] = await emailsTo(app, person)
    expect(email!.text_body).toContain(`${PUBLIC_URL}/patient-profile`)
    for (const text of Object.values(email!))
      expect(text).not.toMatch(/meal|food|diet|plan|exercise|health|nutrition|Thandiwe/i)
    expect((await emailsTo(app, student))[0]!.text_body).toContain(`${PUBLIC_URL}/student-profile`)
  })

  it('goes to the writer where a change is asked for, without the person’s name or words', async () => {
    const person = await app.createPersona({ full_name: 'Mwila Phiri' })
    const { writer, id } = await answered(person)
    await notify()
    await askForChange(id, 'Less salt, please.')
    await notify()
    await notify()
    expect(await subjectsTo(app, writer)).toEqual(['You have a new note'])
    const [email] = await emailsTo(app, writer)
    expect(email!.text_body).not.toMatch(/Mwila|salt/)
    expect(await subjectsTo(app, person)).toHaveLength(1)
  })

  it('is not sent to a suspended user, and never later', async () => {
    const person = await app.createPersona({ isSuspended: true })
    await answered(person)
    await notify()
    await app.database.asOwner('update accounts.users set banned_until = null where id = $1', [
      person.user_id,
    ])
    await notify()
    expect(await subjectsTo(app, person)).toEqual([])
  })
})
