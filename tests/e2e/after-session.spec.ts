import { untilAnswerable } from './support/answerable.ts'
import { chunk } from './support/chunk.ts'
import {
  appointment,
  at,
  everyDay,
  hold,
  slot,
  slots,
  today,
  work,
} from './support/provider-day.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('late in the evening past appointments are completed in their slots', async ({
  page,
  signIn,
}) => {
  const held = appointment(at('16:00'), 'confirmed')
  await page.clock.setFixedTime(at('23:00'))
  await work(page, everyDay)
  await hold(page, () => [held])
  let sent: unknown
  await page.route(`**/api/provider/appointments/${held.id}`, (route) => {
    sent = route.request().postDataJSON()
    held.status = 'completed'
    return route.fulfill({ json: held })
  })
  await signIn(therapist)
  await expect(slot(page, '15:00')).toHaveText('15:00No appointment')
  await expect(slots(page, today).getByRole('listitem').last()).toHaveText('23:00Now')
  const row = slot(page, '16:00')
  await row.getByRole('button', { name: /^Mark completed Mwila Phiri/ }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Complete session' })).toBeVisible()
  await untilAnswerable(page)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Complete session' }).press('Enter')
  await expect(page.getByText('Appointment marked as completed.')).toBeVisible()
  expect(sent).toEqual({ status: 'completed', outcome: 'held' })
  await expect(row).toContainText('Completed')
  await expect(row.getByRole('button', { name: 'Mwila Phiri', exact: true })).toBeFocused()
})

test('a completed session whose next time is taken is shown as completed after Escape', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/409/)
  const held = appointment(at('16:00'), 'confirmed')
  await page.clock.setFixedTime(at('23:00'))
  await work(page, everyDay)
  await hold(page, () => [held])
  await page.route(`**/api/provider/appointments/${held.id}`, (route) => {
    held.status = 'completed'
    return route.fulfill({ json: held })
  })
  await page.route('**/api/provider/appointments', (route) =>
    route.fulfill({ status: 409, json: { error: 'taken', message: 'This time is taken.' } }),
  )
  await signIn(therapist)
  const row = slot(page, '16:00')
  await row.getByRole('button', { name: /^Mark completed Mwila Phiri/ }).press('Enter')
  await untilAnswerable(page)
  const next = page.getByRole('group', { name: 'Propose the next session' })
  await next
    .getByRole('radio', { name: /, 16:00$/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Complete session' }).press('Enter')
  await expect(page.getByText(/The next session is not proposed\./)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Completed')
  await expect(row.getByRole('button', { name: 'Mwila Phiri', exact: true })).toBeFocused()
})

test('a patient who does not answer the phone is notified, and the session is completed before its end', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/)
  const held = { ...appointment(at('15:00'), 'confirmed'), session_type: 'Phone' as const }
  await page.clock.setFixedTime(at('15:10'))
  await work(page, everyDay)
  await hold(page, () => [held])
  await page.route(`**/api/provider/appointments/${held.id}/phone-number`, (route) =>
    route.fulfill({ json: { phone_number: null } }),
  )
  await page.route(`**/api/provider/appointments/${held.id}/no-answer`, (route) => {
    held.no_answer_at = at('15:10')
    return route.fulfill({ json: held })
  })
  await signIn(therapist)
  const open = slot(page, '15:00').getByRole('button', { name: 'Mwila Phiri', exact: true })
  const details = page.getByRole('dialog', { name: 'Appointment Details' })
  await page.route(chunk('no-answer'), (route) => route.abort())
  await open.click()
  const failed = details.getByRole('alert').filter({ hasText: 'Could not load' })
  await expect(failed).toContainText('Could not load “Did not answer”')
  await expectNoAxeViolations(page)
  await page.unroute(chunk('no-answer'))
  await failed.getByRole('button', { name: 'Try again' }).click()
  await open.click()
  await expect(details).toContainText('You can mark it completed once it is over')
  await details.getByRole('button', { name: 'Did not answer' }).click()
  const question = page.getByRole('alertdialog', { name: /not answer the phone/ })
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Did not answer' }).click()
  await expect(details).toContainText('The patient did not answer. They got an email')
  await details.getByRole('button', { name: 'Mark completed' }).click()
  await expect(details.getByLabel('The patient did not come')).toBeChecked()
  await expect(details.getByLabel('The patient did not come')).toBeFocused()
})
