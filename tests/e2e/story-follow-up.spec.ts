import { consentTo } from '#domain/accounts/consent.ts'
import type { Invoice } from '#domain/practice/billing/schema.ts'
import { answer, question } from './support/answerable.ts'
import { callsOf, chooseDay, freeSlots, next, request as ask, step } from './support/booking.ts'
import { browserWithDevices, observeCalls } from './support/devices.ts'
import { button, expectSound, h1, hasState, meet, newDevice } from './support/in-call.ts'
import { lossyNetwork } from './support/lossy-network.ts'
import { join, newPerson } from './support/new-person.ts'
import { therapist } from './support/therapist.ts'
import { expect } from './support/test.ts'
import { test } from './support/video-sessions.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'

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
  test.setTimeout(400_000)
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|status of 409/)
  const network = lossyNetwork()
  await observeCalls(page, network)

  // A new client signs up, and agrees that what they enter is stored.
  const client = await join(page, readMail, { ...newPerson(), full_name: 'Mutale Zulu' })
  const calls = await callsOf(request, client)
  await calls.send('POST', '/api/consents', consentTo('health_data'))
  const { id: client_id } = await calls.get<{ id: string }>('/api/profile')
  const desk = await callsOf(request, { email: therapist })

  // The screening: low mood, and no thoughts of not being alive.
  await page.goto('/screening')
  await button(page, 'Start').click()
  await answer(page, 1, 5)
  await answer(page, 1, 7)
  await answer(page, 2, 8)
  await answer(page, 0)
  await answer(page, 2)
  await expect(question(page)).toHaveText('A few more questions may help')
  await button(page, 'Skip').click()
  await expect(question(page)).toHaveText('Your results')
  await expect(page.getByText('PHQ-9: 16 of')).toBeVisible()
  await expect(page.getByText('Your screening results have been saved')).toBeVisible()

  // The way to a therapist with a price: the number to call first, then the type of session.
  await page.getByRole('link', { name: 'Book a session' }).click()
  await page.getByRole('radio', { name: 'Phone' }).click()
  await page.getByLabel('Which number should your provider call?').fill('0977 120 555')
  await next(page).click()
  await step(page, 'Date & Time')
  await button(page, 'Back').click()
  await page.getByRole('radio', { name: 'Virtual' }).click()
  await step(page, 'Date & Time')
  const [slot] = await freeSlots(calls, 1)
  const { day, time } = lusakaClock(new Date(slot!.starts_at))
  await chooseDay(page, day)
  await page.getByRole('radio', { name: `${time} free` }).check()
  const offered = page
    .locator('main')
    .getByText(/K[\d.,]+ for a session/)
    .filter({ visible: true })
  await expect(offered.first()).toBeVisible()
  const price = /K[\d.,]+/.exec(await offered.first().innerText())![0]
  await next(page).click()
  await step(page, 'Confirmation')
  await expect(page.getByRole('main')).toContainText(price)

  // Every week, without the hours that others have.
  await page.getByRole('radio', { name: 'Every week' }).check()
  await expect(page.getByLabel('Number of sessions')).toHaveValue('4')
  const takenTimes = page.getByLabel(/is taken/)
  for (const taken of await takenTimes.all()) await taken.selectOption('Skip this day')
  await ask(page).click()
  await expect(page.getByText('Appointment Requested!')).toBeVisible()
  const booked = await calls.appointments()
  expect(booked.length).toBeGreaterThanOrEqual(2)
  const [first] = booked.toSorted((one, other) =>
    one.appointment_time.localeCompare(other.appointment_time),
  )

  // The therapist confirms all of them at once.
  const office = await newDevice(browser, page, baseURL, { email: therapist }, network)
  await office.goto('/appointment-scheduler#requests')
  const choices = office.getByRole('checkbox', { name: /^Choose Mutale Zulu, / })
  await expect(choices).toHaveCount(booked.length)
  for (const choice of await choices.all()) await choice.check()
  await office.getByRole('button', { name: 'Confirm chosen' }).click()
  await expect(office.getByText(`${booked.length} appointments confirmed.`)).toBeVisible()
  await readMail(client.email, /confirmed/i)

  // The day has come: a call by voice on a network that fails and comes back.
  const startsAt = (minutes: number) =>
    clinic.query(
      `update appointments set appointment_time = now() + $2 * interval '1 minute' where id = $1`,
      [first!.id, minutes],
    )
  await startsAt(4)
  await meet(page, office, first!.id)
  network.lose(true)
  await page.context().setOffline(true)
  await hasState(page, 'Connection lost. Connecting again...', 40_000)
  network.lose(false)
  await page.context().setOffline(false)
  await hasState(page, 'Connected', 60_000)
  await expectSound(page, office)
  await button(office, 'End').click()
  for (const each of [page, office]) await expect(h1(each, 'The call has ended')).toBeVisible()
  network.close()

  // It is over, and was held; the client rates it.
  await startsAt(-120)
  const held = await desk.send('PATCH', `/api/provider/appointments/${first!.id}`, {
    status: 'completed',
    outcome: 'held',
  })
  expect(held.status()).toBe(200)
  await page.goto('/appointments')
  await page.getByRole('button', { name: 'Rate this session' }).click()
  await page.getByRole('radio', { name: '5: Very good' }).check()
  await page.getByRole('button', { name: 'Save rating' }).click()
  await expect(page.getByText('You rated this session 5 of 5.')).toBeVisible()

  // The invoice reaches the client, and a brother pays it without learning what for.
  await office.goto('/billing')
  const drafts = await desk.get<Invoice[]>('/api/provider/invoices?status=draft')
  const draft = drafts.find(({ patient }) => patient?.full_name === 'Mutale Zulu')!
  const issued = await desk.send('PATCH', `/api/provider/invoices/${draft.id}`, {
    status: 'issued',
    amount_ngwee: draft.amount_ngwee,
  })
  expect(issued.status()).toBe(200)
  const mail = await readMail(client.email, /^You have a new invoice$/)
  expect(mail.text).not.toMatch(/therap|session|mood|health/i)
  await page.goto(`/invoices/${draft.id}`)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByText(/\/pay#[\w-]{43}$/)
  await expect(link).toBeVisible()
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() })
  const brother = await elsewhere.newPage()
  await brother.goto(await link.innerText())
  await expect(brother.getByRole('button', { name: `Pay ${price}` })).toBeVisible()
  for (const secret of ['Mutale', 'Chileshe', 'Session'])
    await expect(brother.locator('main')).not.toContainText(secret)
  await brother.getByLabel('Mobile-money number').fill('0977 123 456')
  await brother.getByRole('button', { name: `Pay ${price}` }).click()
  await expect(brother.getByRole('status', { name: 'Your payment' })).toContainText(
    'Your payment has arrived',
    { timeout: 30_000 },
  )
  await elsewhere.close()
  await page.goto('/invoices')
  await expect(page.getByRole('main')).toContainText('Paid')

  // A month later the therapist asks for the PHQ-9 before the next session.
  await clinic.query(
    `update screening_results set created_at = created_at - interval '30 days' where user_id = $1`,
    [client_id],
  )
  await office.goto(`/patient-management/${client_id}`)
  await office.getByRole('button', { name: 'Request a questionnaire' }).click()
  await office.getByLabel('Questionnaire', { exact: true }).selectOption('PHQ-9')
  await office.getByRole('button', { name: 'Send request' }).click()
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
  await page.goto('/account/sharing')
  const sharing = page.getByRole('region', { name: 'Share with my provider' })
  await sharing.getByRole('button', { name: 'Share with my provider' }).click()
  await expect(sharing.getByText(/^You agreed to this on/)).toBeVisible()
  await office.reload()
  await expect(office.getByText('Improved, 16 → 5')).toBeVisible()
  await office.context().close()
})
