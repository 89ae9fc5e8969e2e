import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as unpdf from 'unpdf'
import type { MealPlanRequest } from '#domain/care-plans/meal/request.ts'
import { mealAnswers, mealPlanOf } from '../support/meal-plan-samples.ts'
import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a client reads the plan, downloads it, prints the list, and asks for a change', async ({
  page,
  signIn,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of 500/)
  const person = await newClient(page.request)
  const [calls, desk] = await Promise.all([
    callsOf(page.request, person),
    callsOf(page.request, { email: 'dietitian@demo.test' }),
  ])
  const sent = await calls.send('POST', '/api/meal-plan-requests', mealAnswers)
  const { id } = (await sent.json()) as MealPlanRequest
  const write = async (content: object) => {
    const answer = await desk.send('PUT', `/api/provider/plan-requests/${id}/plan`, {
      ...content,
      // The client mentioned groundnuts, and the plan contains them.
      allergens_checked: true,
    })
    expect(answer.status(), await answer.text()).toBeLessThan(300)
  }
  await write(mealPlanOf())

  await signIn(person.email, person.password)
  await page.route('**/api/meal-plan-requests/latest', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Our side.' } }),
  )
  await page.goto('/my-meal-plan')
  await expect(page.getByRole('main').getByText('Error fetching request')).toBeVisible()
  await expect(page.locator('.toast-title')).toHaveText('Error fetching request')
  await page.unroute('**/api/meal-plan-requests/latest')
  await button(page, 'Try again').click()

  await expect(page.getByText('From Thandiwe Ngoma, your dietitian')).toBeVisible()
  await expect(page.getByText('start with breakfast.')).toBeVisible()
  const week = page.getByRole('tablist', { name: 'Days of the week' })
  await week
    .getByRole('tab', { name: /^(Monday|Today)$/ })
    .first()
    .click()
  await expect(page.getByText('K1,220.50')).toBeVisible()
  await expectPageChecks(page, 'the plan')

  const downloading = page.waitForEvent('download')
  await button(page, 'Download PDF').click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^meal-plan-[a-z0-9-]+-\d{4}-\d\d-\d\d\.pdf$/)
  const document = await unpdf.getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await unpdf.extractText(document, { mergePages: true })
  expect(text).toContain('Maize porridge with groundnuts')

  await page.evaluate(() => {
    window.print = () => undefined
  })
  await button(page, 'Print shopping list').click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('4 bundles')).toBeVisible()
  await expect(page.getByText('start with breakfast.')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your week' })).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByText('start with breakfast.')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await button(page, 'Ask for a modification').click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a modification' })
  await button(page, 'Send').click()
  await expect(dialog.getByRole('link', { name: 'Say what should be different.' })).toBeVisible()
  await dialog.getByLabel('What should be different?').fill('No kapenta, please.')
  await expectPageChecks(page, 'the note of what should be different')
  await button(page, 'Send').click()
  await expect(page.getByText('Your note has been sent to your dietitian.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your plan is being changed' })).toBeVisible()
  await expect(page.getByText('No kapenta, please.')).toBeVisible()
  await expect(page.getByText('start with breakfast.')).toBeVisible()
  await expect(button(page, 'Ask for a modification')).toHaveCount(0)
  await expectPageChecks(page, 'the plan being changed')

  await write(mealPlanOf({ dietitian_message: 'Without kapenta now.' }))
  await page.reload()
  await expect(page.getByText('Without kapenta now.')).toBeVisible()
  await expect(page.getByText('version 2')).toBeVisible()
  await expect(button(page, 'Ask for a modification')).toBeVisible()
})
