import { readFile } from 'node:fs/promises'
import * as unpdf from 'unpdf'
import { exercisePlan, wholeExerciseRequest } from '../support/exercise-samples.ts'
import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

test('a client reads the exercise plan, downloads it, and asks for a change', async ({
  page,
  signIn,
}) => {
  test.slow()
  const person = await newClient(page.request)
  const [calls, desk] = await Promise.all([
    callsOf(page.request, person),
    callsOf(page.request, { email: 'fitness@demo.test' }),
  ])
  const main = page.getByRole('main')
  await signIn(person.email, person.password)
  await page.goto('/my-exercise-plan')
  await expect(page.getByText('You have not requested an exercise plan yet.')).toBeVisible()
  await expectPageChecks(page, 'no request')

  const sent = await calls.send('POST', '/api/exercise-plan-requests', wholeExerciseRequest)
  const { id } = (await sent.json()) as { id: string }
  const write = async (content: object) => {
    const answer = await desk.send('PUT', `/api/provider/plan-requests/${id}/plan`, content)
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await page.reload()
  await expect(page.getByText('Your exercise plan is being crafted')).toBeVisible()
  await expect(main.getByText('Improve Endurance')).toBeVisible()
  await expectPageChecks(page, 'the plan being crafted')

  await write(exercisePlan)
  await page.reload()
  await expect(page.getByText('From Kelvin Sakala, your fitness expert')).toBeVisible()
  for (const words of ['Walk before you run.', 'Brisk walk', 'Stop when your knee hurts.'])
    await expect(main.getByText(words)).toBeVisible()
  await expect(page.getByText('2 sets · 10 minutes · rest 60 seconds')).toBeVisible()
  await expectPageChecks(page, 'the plan')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^exercise-plan-[a-z0-9-]+-\d{4}-\d\d-\d\d\.pdf$/)
  const document = await unpdf.getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await unpdf.extractText(document, { mergePages: true })
  expect(text).toContain('Monday: Walking, 25 minutes')

  await page.getByRole('button', { name: 'Ask for a modification' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a modification' })
  await expect(dialog.getByRole('link', { name: 'Say what should be different.' })).toBeVisible()
  await dialog.getByLabel('What should be different?').fill('No hills, please.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Your note has been sent to your fitness expert.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your plan is being changed' })).toBeVisible()
  await expect(main.getByText('No hills, please.')).toBeVisible()
  await expectPageChecks(page, 'the plan being changed')

  await write({ ...exercisePlan, expert_message: 'Flat ground it is.' })
  await page.reload()
  await expect(main.getByText('Flat ground it is.')).toBeVisible()
  await expect(page.getByText('version 2')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for a modification' })).toBeVisible()
})
