import type { Browser, Page } from '@playwright/test'
import type { Appointment } from '#domain/appointments/schema.ts'
import { callLimits } from '#domain/calls/quality.ts'
import { brand } from '#domain/values/brand.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { agreeAndStart, answer, question } from './answerable.ts'
import { type Calls, chooseDay, freeSlots, next, request as ask, step } from './booking.ts'
import { lossAt } from './devices.ts'
import { button, expectSound, h1, hasState, join } from './in-call.ts'
import type { LossyNetwork } from './lossy-network.ts'
import { expect } from './test.ts'
import { limit } from '#tests/support/patience.ts'

/** Agrees that health entries are kept, and answers: low mood, and no thoughts of not being alive. */
export async function screenWithLowMood(page: Page) {
  await agreeAndStart(page)
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
}

/**
 * Goes from the results to weekly sessions with the therapist who is offered, and gives a number.
 *
 * @returns the sessions, the first one first, and the price that was shown before
 */
export async function bookWeekly(page: Page, calls: Calls, phone: string) {
  await page.getByRole('link', { name: 'Book a session' }).click()
  // Asked of those who want to be called by phone; it helps where a call in the app fails too.
  await page.getByRole('radio', { name: 'Phone' }).click()
  await page.getByLabel('Which number should your provider call?').fill(phone)
  await next(page).click()
  await step(page, 'Date & Time')
  await button(page, 'Back').click()
  await page.getByRole('radio', { name: 'Virtual' }).click()
  await step(page, 'Date & Time')
  const [slot] = await freeSlots(calls, 1)
  const { day, time } = lusakaClock(new Date(slot!.starts_at))
  await chooseDay(page, day)
  await page.getByRole('radio', { name: `${time} free` }).check()
  const offered = page.getByRole('status').filter({ hasText: 'You will meet' })
  await expect(offered).toContainText('Chileshe Mumba')
  await expect(offered).toContainText('Therapist')
  await expect(offered).toContainText(/K[\d.,]+ for a session/)
  const price = /K[\d.,]+/.exec(await offered.innerText())![0]
  await next(page).click()
  await step(page, 'Confirmation')
  await expect(page.getByRole('main')).toContainText(price)

  // Without the times that others have.
  await page.getByRole('radio', { name: 'Every week' }).check()
  await expect(page.getByLabel('Number of sessions')).toHaveValue('4')
  const dates = page.getByRole('main').getByRole('listitem').filter({ hasText: time })
  await expect(dates).toHaveCount(4)
  const takenTimes = await page.getByLabel(/is taken/).all()
  for (const taken of takenTimes) await taken.selectOption('Skip this day')
  expect(await calls.appointments()).toEqual([])
  await ask(page).click()
  await expect(page.getByText('Appointment Requested!')).toBeVisible()
  const booked = (await calls.appointments()).toSorted((one, other) =>
    one.appointment_time.localeCompare(other.appointment_time),
  )
  expect(booked).toHaveLength(4 - takenTimes.length)
  expectWeekly(booked)
  return { booked, price }
}

/** One series, on the same day of the week at the same time. */
function expectWeekly(booked: readonly Appointment[]) {
  const week = 7 * 24 * 60 * 60 * 1000
  const starts = booked.map(({ appointment_time }) => Date.parse(appointment_time))
  expect(booked.length).toBeGreaterThan(1)
  expect(new Set(booked.map(({ series_id }) => series_id)).size).toBe(1)
  expect(starts.every((start) => (start - starts[0]!) % week === 0)).toBe(true)
}

/**
 * The client joins by voice over a network that loses packets; it fails, and comes back. Then the
 * therapist ends the call.
 */
export async function talkOverBadNetwork(
  { client, office, network }: { client: Page; office: Page; network: LossyNetwork },
  phone: string,
) {
  network.lose(0.2)
  await client.goto('/appointments')
  await client.getByRole('link', { name: 'Join' }).click()
  await join(client)
  await hasState(client, 'You are in the waiting room. Your provider lets you in.')
  await office.goto('/provider-profile')
  await office.getByRole('link', { name: 'Admit patient' }).click()
  await join(office)
  await button(office, 'Admit').click()
  for (const each of [client, office]) await hasState(each, 'Connected', 30_000)
  await expectSound(client, office)
  // So bad that no camera would stay on.
  for (const each of [client, office])
    await expect
      .poll(() => lossAt(each), { timeout: limit(30_000) })
      .toBeGreaterThan(callLimits.loss)

  network.lose(1)
  await client.context().setOffline(true)
  await hasState(client, 'Connection lost. Connecting again...', 40_000)
  // The therapist need not wait: there is the number of the client.
  const offer = office.getByRole('alert').filter({ hasText: 'The connection is too poor' })
  await expect(offer.getByRole('link', { name: `Call ${phone}` })).toBeVisible({
    timeout: limit(40_000),
  })
  network.lose(0.2)
  await client.context().setOffline(false)
  for (const each of [client, office]) await hasState(each, 'Connected', 60_000)
  await expect(offer).toHaveCount(0)
  await expectSound(client, office)
  await button(office, 'End').click()
  for (const each of [client, office]) await expect(h1(each, 'The call has ended')).toBeVisible()
}

/** A person with the link and no account pays, and learns the amount and our name, and nothing else. */
export async function payByLink(
  browser: Browser,
  { link, price, secrets }: { link: string; price: string; secrets: readonly string[] },
) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    // Of an answer without a body the browser has none to read.
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''))
  })
  await page.goto(link)
  const main = page.getByRole('main')
  const pay = button(page, `Pay ${price}`)
  await expect(pay).toBeVisible()
  await expect(main).toContainText(`To ${brand.name}.`)
  await expect(main).not.toContainText(/session|therap|virtual|invoice/i)
  await page.getByLabel('Mobile-money number').fill('0977 123 456')
  await pay.click()
  const paid = page.getByRole('status', { name: 'Your payment' })
  await expect(paid).toContainText('Your payment has arrived', { timeout: limit(30_000) })
  await expect(paid).toContainText(`${price} is paid`)
  const read = (await Promise.all(answers)).filter(Boolean)
  expect(read.length).toBeGreaterThan(1)
  for (const secret of secrets)
    for (const told of [await page.content(), ...read]) expect(told).not.toContain(secret)
  await context.close()
}
