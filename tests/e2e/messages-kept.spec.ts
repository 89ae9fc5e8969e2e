import type { APIRequestContext, Page, Request } from '@playwright/test'
import type { ListedThread, Message } from '#domain/messages/schema.ts'
import type { MessageTemplate } from '#domain/messages/templates.ts'
import { untilAnswerable } from './support/answerable.ts'
import { setHidden, untilKeeping } from './support/keeping.ts'
import { newRequest, therapist } from './support/therapist.ts'
import { expect, test } from './support/test.ts'

const posted = '**/api/threads/*/messages'
const words = 'Can I bring my sister?'
const isPost = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/messages')

/** A new patient, and their conversation with the therapist. */
async function newThread(request: APIRequestContext) {
  const { patient, calls, desk, appointment } = await newRequest(request)
  const opened = await calls.send('POST', '/api/threads', {
    provider_id: appointment.provider!.id,
  })
  const { id } = (await opened.json()) as { id: string }
  const path = `/api/threads/${id}/messages`
  const bodies = async () => (await calls.get<Message[]>(path)).map(({ body }) => body)
  return { patient, calls, desk, id, path, bodies }
}

async function typeInto(page: Page) {
  await untilKeeping(page)
  const box = page.getByLabel('Your message')
  await box.fill(words)
  return { box, send: page.getByRole('button', { name: /^Send/ }) }
}

test('a message whose page ended before the answer came is gone where the server took it', async ({
  page,
  request,
  signIn,
}) => {
  const { patient, id, bodies } = await newThread(request)
  await signIn(patient.email, patient.password)
  await page.goto(`/messages?thread=${id}`)
  const { box, send } = await typeInto(page)
  await page.route(posted, async (route) => {
    // The server has it, and the page never gets the answer.
    if (isPost(route.request())) await route.fetch()
    else await route.continue()
  })
  await send.click()
  await expect.poll(bodies).toEqual([words])
  await setHidden(page, true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText(words)
  await untilKeeping(page)
  await expect(box).toHaveValue('')
  expect(await bodies()).toEqual([words])
})

test('a message that was on its way when the page ended is sent again as the same one', async ({
  page,
  request,
  signIn,
}) => {
  const { patient, calls, id, path, bodies } = await newThread(request)
  await signIn(patient.email, patient.password)
  await page.goto(`/messages?thread=${id}`)
  const { box, send } = await typeInto(page)
  let isFirst = true
  await page.route(posted, async (route) => {
    const isHeld = isFirst && isPost(route.request())
    if (isHeld) isFirst = false
    // As on a slow network: it comes after the second one.
    else await route.continue()
  })
  const first = page.waitForRequest(isPost)
  await send.click()
  const late = (await first).postDataJSON() as { id: string; body: string }
  await setHidden(page, true)
  await page.reload()
  await expect(box).toHaveValue(words)
  await untilKeeping(page)
  await send.click()
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText(words)
  expect((await calls.send('POST', path, late)).status()).toBe(200)
  expect(await bodies()).toEqual([words])
})

test('a message that was sent while its page was not seen is not typed again', async ({
  page,
  request,
  signIn,
}) => {
  const { patient, id, bodies } = await newThread(request)
  await signIn(patient.email, patient.password)
  await page.goto(`/messages?thread=${id}`)
  const { box, send } = await typeInto(page)
  let release = () => undefined as void
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(posted, async (route) => {
    if (isPost(route.request())) await isReleased
    await route.continue()
  })
  const asked = page.waitForRequest(isPost)
  await send.click()
  await asked
  await setHidden(page, true)
  release()
  await expect(page.locator('form[data-sent]')).toHaveCount(1)
  await page.reload()
  await untilKeeping(page)
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText(words)
  await expect(box).toHaveValue('')
  expect(await bodies()).toEqual([words])
})

test('what a provider typed into the second template that they opened is there after a reload', async ({
  page,
  request,
  signIn,
}) => {
  const { desk, id } = await newThread(request)
  const names = ['First', 'Second'].map((name) => `${name} ${id.slice(0, 6)}`)
  for (const name of names)
    await desk.send('POST', '/api/provider/message-templates', {
      id: crypto.randomUUID(),
      name,
      body: 'Thank you.',
    })
  await signIn(therapist)
  await page.goto(`/messaging?thread=${id}`)
  await untilKeeping(page)
  await page.getByRole('button', { name: 'Templates' }).click()
  const dialog = page.getByRole('dialog')
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: `Change ${names[0]}` }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'New template' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: `Change ${names[1]}` }).click()
  await dialog.getByLabel('Text').fill('Please bring your book.')
  await page.reload()
  await expect(dialog.getByLabel('Name of the template')).toHaveValue(names[1]!)
  await expect(dialog.getByLabel('Text')).toHaveValue('Please bring your book.')
  const kept = await desk.get<MessageTemplate[]>('/api/provider/message-templates')
  for (const one of kept.filter(({ name }) => names.includes(name)))
    await desk.send('DELETE', `/api/provider/message-templates/${one.id}`)
})

test('a provider archives no message that this page has not shown, and Escape in the search stays', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/409/)
  const { calls, desk, id, path } = await newThread(request)
  await calls.send('POST', path, { body: 'I slept well.' })
  await signIn(therapist)
  // As where a provider has many: only then is there a search.
  await page.route('**/api/threads?*', async (route) => {
    const answer = await route.fetch()
    const listed = (await answer.json()) as ListedThread[]
    const more = Array.from({ length: 9 }, () => ({ ...listed[0]!, id: crypto.randomUUID() }))
    await route.fulfill({ json: [...listed, ...more] })
  })
  // Nothing new comes to this page by itself.
  await page.route('**/api/threads/stream', () => undefined)
  await page.route('**/api/messages/stream', () => undefined)
  await page.goto(`/messaging?thread=${id}`)
  const log = page.getByRole('log', { name: 'Messages' })
  await expect(log).toContainText('I slept well.')
  await untilKeeping(page)
  const search = page.getByLabel('Search by name')
  if (await search.isVisible()) {
    await search.fill('Mwila')
    await search.press('Escape')
    await expect(search).toHaveValue('')
    await search.press('Escape')
    await expect(log).toContainText('I slept well.')
  }

  const said = await calls.send('POST', path, { body: 'I took all my tablets.' })
  const { id: message_id } = (await said.json()) as Message
  await desk.send('PUT', `/api/threads/${id}/read`, { message_id })
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('This page has not shown the newest message.')).toBeVisible()
  await expect(log).toContainText('I took all my tablets.')
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page).toHaveURL(/\/messaging\??$/)
})
