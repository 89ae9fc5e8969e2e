import type { Locator } from '@playwright/test'
import { chooseDay } from './support/booking.ts'
import { ownName } from './support/new-person.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** Chooses another time of each day that other tests have taken, or skips it where none is free. */
async function choosePastTaken(dialog: Locator, count: number) {
  // Until the list has this many rows, it shows the number of sessions that was chosen before.
  await expect(dialog.getByRole('listitem')).toHaveCount(count)
  for (const taken of await dialog.getByLabel(/is taken/).all()) {
    // The first two options are "Choose" and "Skip this day".
    const others = (await taken.getByRole('option').count()) - 2
    await taken.selectOption(others > 0 ? { index: 2 } : 'Skip this day')
  }
}

test('a provider proposes weekly sessions, and the patient accepts all of them', async ({
  page,
  request,
  signIn,
}) => {
  const { patient, calls, day } = await newRequest(request, {
    full_name: ownName('Chipo'),
  })
  await signIn(therapist)
  await page.goto('/patient-management')
  // The patients of other tests may fill more than one page.
  await page.getByRole('searchbox').fill(patient.full_name)
  const row = page.getByRole('row').filter({ hasText: patient.email })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await row.getByRole('button', { name: /^Schedule Session/ }).click()
  const dialog = page.getByRole('dialog', { name: `Schedule a session with ${patient.full_name}` })
  await chooseDay(page, day)
  await dialog.getByRole('radio', { name: /free$/ }).first().check()
  await dialog.getByRole('radio', { name: 'Phone', exact: true }).check()
  await dialog.getByRole('radio', { name: 'Every week' }).check()
  await dialog.getByLabel('Number of sessions').selectOption('6')
  await choosePastTaken(dialog, 6)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Propose these times' }).click()
  await expect(page.getByText('Time proposed')).toBeVisible()
  const isOfSeries = ({ series_id }: { series_id: string | null }) => series_id !== null
  const proposed = (await calls.appointments()).filter(isOfSeries)
  expect(proposed.length).toBeGreaterThan(1)

  await signIn(patient.email, patient.password)
  await page.goto('/appointments')
  await page
    .getByRole('button', { name: `Accept all ${proposed.length}` })
    .first()
    .click()
  await expect(page.getByText('Success')).toBeVisible()
  const accepted = (await calls.appointments()).filter(isOfSeries)
  expect(accepted.map(({ status }) => status)).toEqual(proposed.map(() => 'confirmed'))
})
