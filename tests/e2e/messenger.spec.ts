import type { Page } from '@playwright/test'
import type { Calls } from './support/booking.ts'
import { newRequest } from './support/therapist.ts'
import { expect, test } from './support/test.ts'

interface Written {
  id: string
  author_id: string
}

/** A new patient, their conversation with the therapist, and what is sent in it by calls. */
async function newConversation(...how: Parameters<typeof newRequest>) {
  const { patient, calls, desk, appointment } = await newRequest(...how)
  const provider_id = appointment.provider!.id
  const opened = await calls.send('POST', '/api/threads', { provider_id })
  const { id } = (await opened.json()) as { id: string }
  const sendAs = async (as: Calls, body: string) => {
    const answer = await as.send('POST', `/api/threads/${id}/messages`, { body })
    expect(answer.status()).toBe(201)
    return (await answer.json()) as Written
  }
  return {
    patient,
    id,
    fromPatient: (body: string) => sendAs(calls, body),
    fromProvider: (body: string) => sendAs(desk, body),
    readByProvider: ({ id: message_id }: Written) =>
      desk.send('PUT', `/api/threads/${id}/read`, { message_id }),
  }
}

const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const isAtEnd = (page: Page) =>
  log(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop < 2)

/**
 * What the server answers for a conversation of so many messages, the last of them a minute ago.
 *
 * @param last the author of that one
 */
async function answerMessages(page: Page, id: string, count: number, last: string) {
  const minutes = (ago: number) => new Date(Date.now() - ago * 60_000).toISOString()
  const all = Array.from({ length: count }, (_, ago) => ({
    id: crypto.randomUUID(),
    thread_id: id,
    author_id: ago === 0 ? last : crypto.randomUUID(),
    body: `Message ${count - ago}`,
    created_at: minutes(ago + 1),
  }))
  await page.route(`**/api/threads/${id}/messages?*`, (route) => {
    const query = new URL(route.request().url()).searchParams
    const from = 1 + all.findIndex((one) => one.id === query.get('before'))
    return route.fulfill({ json: all.slice(from, from + Number(query.get('limit'))) })
  })
  const marked: string[] = []
  await page.route(`**/api/threads/${id}/read`, (route) => {
    const { message_id } = route.request().postDataJSON() as { message_id: string }
    marked.push(message_id)
    return route.fulfill({ status: 204 })
  })
  return {
    /** The ids of what was marked as read. */
    marked,
    newestId: () => all[0]!.id,
    add: (body: string) =>
      all.unshift({ ...all[1]!, id: crypto.randomUUID(), body, created_at: minutes(0) }),
  }
}

test('a conversation fills the screen, and its form stays above the keyboard', async ({
  page,
  request,
  signIn,
}) => {
  const { patient, id, fromPatient, fromProvider } = await newConversation(request)
  for (let round = 0; round < 6; round += 1) {
    await fromPatient(`Question ${round}.\nWith a second row.`)
    await fromProvider(`Answer ${round}.`)
  }
  await signIn(patient.email, patient.password)
  const { width } = page.viewportSize()!
  const withKeyboard = width < 768 ? 340 : 480
  for (const height of [640, withKeyboard]) {
    await page.setViewportSize({ width, height })
    await page.goto(`/messages?thread=${id}`)
    await expect(log(page).getByText('Answer 5.')).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Your message')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({
      ratio: 1,
    })
    await expect(page.getByText('Not for emergencies.', { exact: true })).toBeInViewport()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Your places' })).toHaveCount(0)
  }

  // The keyboard opens while the conversation is read to its end.
  await page.setViewportSize({ width, height: 640 })
  const box = page.getByLabel('Your message')
  await box.focus()
  await page.setViewportSize({ width, height: withKeyboard })
  await expect(box).toBeInViewport({ ratio: 1 })
  await expect(log(page).getByText('Answer 5.')).toBeInViewport({ ratio: 1 })

  // A scroll that is reported late, when the keyboard has made the log lower already.
  await page.evaluate((height) => {
    const frame = document.querySelector<HTMLElement>('.thread')!
    frame.style.height = `${height}px`
    document.querySelector('[role=log]')!.dispatchEvent(new Event('scroll'))
  }, withKeyboard - 80)
  await expect(log(page).getByText('Answer 5.')).toBeInViewport({ ratio: 1 })
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.thread')!.removeAttribute('style'),
  )

  // It grows with its text to five rows, and then scrolls.
  await page.setViewportSize({ width, height: 640 })
  const heightOf = async (rows: number) => {
    await box.fill(Array.from({ length: rows }, (_, row) => `Row ${row}`).join('\n'))
    return (await box.boundingBox())!.height
  }
  const one = await heightOf(1)
  expect(await heightOf(3)).toBe(one + 48)
  const five = await heightOf(5)
  expect(five).toBe(one + 96)
  expect(await heightOf(9)).toBe(five)
  expect(await box.evaluate((text) => text.scrollHeight > text.clientHeight)).toBe(true)
  await box.fill('')
  expect((await box.boundingBox())!.height).toBe(one)
})

test('a keyboard that covers the page without resizing it leaves the form in view', async ({
  page,
  request,
  signIn,
}) => {
  const { patient, id, fromPatient } = await newConversation(request)
  await fromPatient('Good morning.')
  await signIn(patient.email, patient.password)
  // As in Safari and in Chrome on Android: only the visual viewport shrinks, and moves.
  await page.addInitScript(() => {
    const covered = { height: undefined as number | undefined, pageTop: 0 }
    Object.assign(window, { covered })
    const real = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height')!
    Object.defineProperty(VisualViewport.prototype, 'height', {
      get() {
        return covered.height ?? real.get!.call(this)
      },
    })
    Object.defineProperty(VisualViewport.prototype, 'pageTop', { get: () => covered.pageTop })
  })
  await page.goto(`/messages?thread=${id}`)
  const box = page.getByLabel('Your message')
  await expect(box).toBeVisible()
  const foot = async () => {
    const { y, height } = (await box.boundingBox())!
    return y + height
  }
  const { height } = page.viewportSize()!
  const cover = (to: number | undefined, pageTop: number) =>
    page.evaluate(
      (now) => {
        Object.assign((window as unknown as { covered: object }).covered, now)
        visualViewport!.dispatchEvent(new Event('resize'))
      },
      { height: to, pageTop },
    )
  await cover(400, 60)
  await expect.poll(foot).toBeLessThanOrEqual(460)
  expect(await foot()).toBeGreaterThan(400)
  await cover(undefined, 0)
  await expect.poll(foot).toBeGreaterThan(height - 60)
})

test('earlier messages load above what is read, and a new one does not move it', async ({
  page,
  request,
  signIn,
}) => {
  const { patient, id, fromPatient, fromProvider } = await newConversation(request)
  const { author_id } = await fromPatient('Can you see this?')
  const written = await answerMessages(page, id, 120, author_id)
  await signIn(patient.email, patient.password)
  await page.goto(`/messages?thread=${id}`)
  await expect(page.getByText('Message 120', { exact: true })).toBeInViewport()
  await expect(page.getByText('Message 70', { exact: true })).toHaveCount(0)

  // The button loads them without a move of what is in view.
  const first = page.getByText('Message 71', { exact: true })
  await log(page).evaluate((box) => box.scrollTo(0, 300))
  const before = await first.boundingBox()
  await page
    .getByRole('button', { name: 'Show earlier messages' })
    .evaluate((button: HTMLElement) => button.click())
  await expect(page.getByText('Message 21', { exact: true })).toBeAttached()
  expect((await first.boundingBox())!.y).toBeCloseTo(before!.y, 0)

  // So does scrolling to the start.
  await log(page).evaluate((box) => box.scrollTo(0, 0))
  await expect(page.getByText('Message 1', { exact: true })).toBeAttached()
  await expect(page.getByText('Message 21', { exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0)

  // A new message arrives: what is read stays, and a button leads to the new one.
  const inView = page.getByText('Message 21', { exact: true })
  const place = await inView.boundingBox()
  written.add('Are you still there?')
  await fromProvider('Are you still there?')
  const newest = page.getByRole('button', { name: 'New message' })
  await expect(newest).toBeInViewport({ ratio: 1 })
  expect((await inView.boundingBox())!.y).toBeCloseTo(place!.y, 0)
  expect(written.marked).not.toContain(written.newestId())
  await newest.click()
  await expect(log(page).getByText('Are you still there?')).toBeInViewport()
  await expect.poll(() => written.marked).toContain(written.newestId())
  await expect(newest).toHaveCount(0)
  await expect(log(page)).toBeFocused()
  expect(await isAtEnd(page)).toBe(true)
})

test('a message says in words whether it was read, and days have names', async ({
  page,
  request,
  signIn,
}) => {
  const { patient, id, fromPatient, readByProvider } = await newConversation(request)
  const first = await fromPatient('May I bring my sister?')
  await readByProvider(first)
  const second = await fromPatient('And my mother?')
  await signIn(patient.email, patient.password)
  await page.goto(`/messages?thread=${id}`)
  const row = (text: string) => log(page).getByRole('listitem').filter({ hasText: text })
  await expect(row('my sister')).toContainText('· Read')
  await expect(row('my mother')).toContainText('· Sent')
  // Live, while the page is open.
  await readByProvider(second)
  await expect(row('my mother')).toContainText('· Read')
  await expect(log(page).getByRole('heading')).toHaveText(['Today'])
})

test('the back link on a phone, and the browser’s own, lead from a conversation to the list', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  await page.goto('/appointments')
  await page.goto('/messages')
  const list = page.getByRole('list', { name: 'Conversations' })
  const isPhone = page.viewportSize()!.width < 768
  await list.getByRole('link', { name: /Thandiwe/ }).click()
  await expect(log(page)).toBeVisible()
  if (isPhone) {
    await expect(list).toBeHidden()
    await page.getByRole('link', { name: 'All messages' }).click()
    await expect(list).toBeVisible()
    await expect(log(page)).toHaveCount(0)
    await list.getByRole('link', { name: /Thandiwe/ }).click()
    await expect(log(page)).toBeVisible()
  } else {
    await expect(list).toBeVisible()
    await expect(page.getByRole('link', { name: 'All messages' })).toBeHidden()
  }
  await page.goBack()
  await expect(list).toBeVisible()
  await expect(log(page)).toHaveCount(0)
  // The link took the way back along the history, so the page before is the one before the list.
  await page.goBack()
  await expect(page).toHaveURL(/\/appointments$/)
})
