import { answer } from './support/answerable.ts'
import { callsOf } from './support/booking.ts'
import { browserWithDevices, observeCalls } from './support/devices.ts'
import {
  bookWeekly,
  payByLink,
  screenWithLowMood,
  talkOverBadNetwork,
} from './support/follow-up.ts'
import { button, newDevice } from './support/in-call.ts'
import { lossyNetwork } from './support/lossy-network.ts'
import { join, newPerson, ownName } from './support/new-person.ts'
import { therapist } from './support/therapist.ts'
import { expect } from './support/test.ts'
import { test } from './support/video-sessions.ts'
import { limit } from '#tests/support/patience.ts'

/** Given on the way to the sessions, and called where the network fails. */
const phone = '0977 120 555'

test.use(browserWithDevices)

test('a client with low mood is followed from the screening to a score that improved', async ({
  page,
  browser,
  baseURL,
  request,
  clinic,
  readMail,
  allowConsole,
}) => {
  test.setTimeout(limit(240_000))
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|status of 409/)
  const network = lossyNetwork()
  await observeCalls(page, network)

  // A new client screens with low mood, and books weekly sessions with a therapist whose price they see.
  const client = await join(page, readMail, { ...newPerson(), full_name: ownName('Mutale') })
  await screenWithLowMood(page)
  const calls = await callsOf(request, client)
  const { booked, price } = await bookWeekly(page, calls, phone)
  const { id } = booked[0]!

  // The therapist confirms all of them at once.
  const office = await newDevice(browser, page, baseURL, { email: therapist }, network)
  await office.goto('/appointment-scheduler#requests')
  const choices = office.getByRole('checkbox', { name: `Choose ${client.full_name}, ` })
  await expect(choices).toHaveCount(booked.length)
  for (const choice of await choices.all()) await choice.check()
  await button(office, 'Confirm chosen').click()
  await expect(office.getByText(`${booked.length} appointments confirmed.`)).toBeVisible()
  await readMail(client.email, /confirmed/i)

  // The day has come: a call by voice over a bad network.
  const startsAt = async (minutes: number) => {
    // The therapist of the demo has others today, at whatever hour this runs.
    await clinic.query(
      `delete from appointments a using appointments own where own.id = $1 and a.id <> own.id
         and a.provider_id = own.provider_id and a.status in ('requested', 'confirmed')
         and a.appointment_time between now() - interval '4 hours' and now() + interval '2 hours'`,
      [id],
    )
    await clinic.query(
      `update appointments set appointment_time = now() + $2 * interval '1 minute' where id = $1`,
      [id, minutes],
    )
  }
  await startsAt(4)
  await talkOverBadNetwork({ client: page, office, network }, phone)
  network.close()

  // It is over: the therapist completes it, and the client rates it.
  await page.getByRole('link', { name: 'Open messages' }).click()
  await page.waitForURL('**/messages')
  await office.getByRole('link', { name: 'Open calendar' }).click()
  await startsAt(-120)
  await office.getByRole('tab', { name: 'List' }).click()
  await office.getByRole('button', { name: `Mark completed ${client.full_name}, ` }).click()
  const completing = office.getByRole('dialog', { name: 'Complete session' })
  await expect(completing.getByLabel('The session was held')).toBeChecked()
  await button(office, 'Complete session').click()
  await expect(office.getByText('Appointment marked as completed.')).toBeVisible()
  await page.goto('/appointments')
  await page.getByRole('button', { name: 'Rate this session' }).click()
  await page.getByRole('radio', { name: '5: Very good' }).check()
  await button(page, 'Save rating').click()
  await expect(page.getByText('You rated this session 5 of 5.')).toBeVisible()

  // The therapist issues the invoice at the price that was shown, and the client gets it.
  await office.goto('/billing')
  const issue = office.getByRole('button', { name: `Issue the invoice for ${client.full_name}, ` })
  await issue.click()
  const draft = office.getByRole('dialog', { name: 'Draft of an invoice' })
  await expect(draft.getByLabel('Amount in kwacha')).toHaveValue(price.slice(1))
  await button(office, 'Issue invoice').click()
  await expect(draft).toBeHidden()
  const mail = await readMail(client.email, /^You have a new invoice$/)
  expect(mail.text).not.toMatch(/therap|session|mood|health/i)
  await page.goto(/https?:\/\/\S+\/invoices\/\S+/.exec(mail.text)![0])
  await expect(page.getByRole('main')).toContainText(price)

  // A brother pays it without learning what for, and both see that it is paid.
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByText(/\/pay#[\w-]{43}$/)
  await expect(link).toBeVisible()
  await payByLink(browser, {
    link: await link.innerText(),
    price,
    secrets: [...client.full_name.split(' '), 'Chileshe', 'Mumba', client.email],
  })
  await page.goto('/invoices')
  await expect(page.getByRole('row').filter({ hasText: price })).toContainText('Paid')
  await office.getByRole('tab', { name: 'All' }).click()
  await expect(office.getByRole('row').filter({ hasText: client.full_name })).toContainText('Paid')

  // A month later the therapist asks for the PHQ-9.
  const { id: client_id } = await calls.get<{ id: string }>('/api/profile')
  await clinic.query(
    `update screening_results set created_at = created_at - interval '30 days' where user_id = $1`,
    [client_id],
  )
  await office.goto(`/patient-management/${client_id}`)
  await button(office, 'Request a questionnaire').click()
  await office.getByLabel('Questionnaire', { exact: true }).selectOption('PHQ-9')
  await button(office, 'Send request').click()
  await expect(office.getByText(/^PHQ-9 by .*: Not answered yet$/)).toBeVisible()
  await page.goto('/patient-profile')
  await page.getByRole('link', { name: 'Answer the questions' }).click()
  await button(page, 'Start').click()
  await expect(page.getByText('Question 1 of 9')).toBeVisible()
  await answer(page, 1, 5)
  await answer(page, 0, 4)
  await answer(page, 0)
  await expect(page.getByRole('heading', { name: 'Your results' })).toBeVisible()
  await page.getByRole('button', { name: /^Share with / }).click()
  await expect(page.getByRole('heading', { name: /^Shared with / })).toBeFocused()

  // One result says nothing of a change: the client shares the first screening too.
  await office.reload()
  await expect(office.getByText('Latest: 5, on ')).toBeVisible()
  await expect(office.getByText(/Better, /)).toHaveCount(0)
  await page.goto('/account/sharing')
  const sharing = page.getByRole('region', { name: 'Share with my therapist' })
  await sharing.getByRole('switch').click()
  await button(page, 'Share with my therapist').click()
  await expect(sharing.getByText(/^You agreed to this on/)).toBeVisible()
  await office.reload()
  await expect(office.getByText('Better, 16 → 5')).toBeVisible()
  await office.context().close()
})
