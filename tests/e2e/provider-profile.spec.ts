import { openMenu } from './support/menu.ts'
import { cutOff, spaceText } from './support/page-checks.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

/** Each project changes its own provider. */
const providers = {
  phone: { email: 'dietitian@demo.test', first: 'Thandiwe', specialty: 'Dietitian' },
  desktop: { email: 'fitness@demo.test', first: 'Kelvin', specialty: 'Fitness Expert' },
}
const providerOf = (project: string) => providers[project === 'desktop' ? 'desktop' : 'phone']

test('a provider sees a greeting, four figures of their own, and links to each feature', async ({
  page,
  signIn,
}, { project }) => {
  const { email, first, specialty } = providerOf(project.name)
  await signIn(email)
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${first}` })).toBeVisible()
  await expect(page.getByText(`${specialty} · ${email}`)).toBeVisible()
  const figures = page.getByRole('list', { name: 'Your practice in figures' })
  for (const [name, to] of [
    ['Today’s appointments', '/appointment-scheduler'],
    ['Unread messages', '/messaging'],
    ['Pending invoices', '/billing'],
  ] as const)
    await expect(figures.getByRole('link', { name })).toHaveAttribute('href', to)
  await expect(figures.getByRole('listitem').filter({ hasText: 'Unread messages' })).toContainText(
    /\d/,
  )
  const satisfaction = figures.getByRole('listitem').filter({ hasText: 'Satisfaction' })
  await expect(satisfaction).toContainText('No ratings yet')
  await expect(satisfaction.getByRole('link')).toHaveCount(0)
  for (const [name, to] of [
    ['All patients', '/patient-management'],
    ['Open calendar', '/appointment-scheduler'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', to)
  await expectNoAxeViolations(page)
})

test('a provider reaches every page of the practice from the menu of a phone', async ({
  page,
  signIn,
}, { project }) => {
  test.skip(project.name === 'desktop', 'wide screens have the main pages in the header')
  await signIn('dietitian@demo.test')
  // Also from a page that is not of the practice.
  await page.goto('/account')
  const bar = page.getByRole('navigation', { name: 'Your places' })
  await expect(bar.getByRole('link')).toHaveText([
    'Today',
    'Calendar',
    'Patients',
    'Alerts',
    'Messages',
  ])
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await spaceText(page, true)
    expect(await cutOff(page), `with wide text at ${width} px`).toEqual([])
    // In one row: no word is broken.
    const heights = (links: Element[]) => new Set(links.map((link) => link.clientHeight)).size
    expect(await bar.getByRole('link').evaluateAll(heights), `at ${width} px`).toBe(1)
    await spaceText(page, false)
  }
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const [name, path] of [
    ['Messages', '/messaging'],
    ['Billing', '/billing'],
    ['Hours', '/availability'],
    ['Screenings', '/shared-screenings'],
    ['Plans', '/plan-requests'],
  ] as const) {
    await openMenu(page)
    if (name === 'Messages') {
      await expect(menu.getByRole('list', { name: 'Your pages' }).getByRole('link')).toHaveCount(10)
      await expectNoAxeViolations(page)
    }
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(menu).toBeHidden()
  }
})

test('an unverified provider gets links only to pages that work for them', async ({
  page,
  signIn,
}, { project }) => {
  await signIn('pending@demo.test')
  await expect(page.getByText('Awaiting verification').first()).toBeVisible()
  const open = ['Today', 'Hours', 'Registration']
  if (project.name !== 'desktop') {
    const bar = page.getByRole('navigation', { name: 'Your places' })
    await expect(bar.getByRole('link')).toHaveText(open)
    await openMenu(page)
  }
  const list =
    project.name !== 'desktop'
      ? page.getByRole('list', { name: 'Your pages' })
      : page.getByRole('navigation', { name: 'Your pages' })
  await expect(list.getByRole('link')).toHaveText(open)
  await list.getByRole('link', { name: 'Hours' }).click()
  await expect(page.getByRole('group', { name: 'Tuesday' })).toBeVisible()
})

test('Edit Profile is saved by keyboard, with a picture; new qualifications are shown once an admin approves them', async ({
  page,
  signIn,
}, { project }) => {
  test.setTimeout(limit(120_000))
  const { email } = providerOf(project.name)
  await signIn(email)
  const edit = page.getByRole('button', { name: 'Edit Profile' })
  await edit.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  const bio = `I help where I can. ${crypto.randomUUID()}`
  await page.keyboard.type(bio)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  const educator = `Diabetes educator ${crypto.randomUUID().slice(0, 8)}`
  await page.keyboard.type(` BSc Nutrition ,, ${educator},  `)
  // A picture as large as a phone takes it: the browser makes it smaller before it sends it.
  const photo = await page.screenshot({ fullPage: true })
  await page
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo })
  const portrait = page.locator('form .portrait img')
  await expect(portrait).toHaveAttribute('src', /^blob:/)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  const notice = page.getByText('Waiting for approval')
  await expect(notice.first()).toBeVisible()
  await expect(page.getByLabel('Bio')).toHaveCount(0)
  await expect(edit).toBeFocused()
  const qualifications = page.getByRole('list', { name: 'Qualifications' })
  for (const _ of ['at once', 'after a reload']) {
    await expect(page.getByText(bio)).toBeVisible()
    await expect(notice.first()).toBeVisible()
    await expect(page.getByText(`BSc Nutrition; ${educator}`)).toBeVisible()
    await expect(qualifications.getByText(educator)).toHaveCount(0)
    await expect(page.locator('.portrait img').first()).toHaveAttribute(
      'src',
      /\/files\/photos\/.+\.webp$/,
    )
    await page.reload()
  }
  await expectNoAxeViolations(page)

  await signIn('admin@demo.test')
  await page.goto('/admin/identity-changes')
  const change = page
    .getByRole('list', { name: 'Changes that wait' })
    .getByRole('listitem')
    .filter({ hasText: educator })
  await expect(change.getByRole('columnheader')).toHaveText(['Field', 'Today', 'New'])
  await expectNoAxeViolations(page)
  await change.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(change).toHaveCount(0)

  await signIn(email)
  await expect(qualifications.getByRole('listitem')).toHaveText(['BSc Nutrition', educator])
  await expect(notice).toHaveCount(0)
  const [width, height] = await page
    .locator('.portrait img')
    .first()
    .evaluate(async (image) => {
      const picture = image as HTMLImageElement
      await picture.decode()
      return [picture.naturalWidth, picture.naturalHeight]
    })
  expect(width).toBe(height)
})

test('a failed upload stops the update, a failed update shows an error, and both keep the typed text', async ({
  page,
  signIn,
  allowConsole,
}, { project }) => {
  allowConsole(/Failed to load resource/)
  await signIn(providerOf(project.name).email)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const name = page.getByLabel('Name', { exact: true })
  const before = await name.inputValue()
  await name.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.error-summary')).toContainText('Enter your full name.')
  await name.fill(before)
  const bio = `Kept ${crypto.randomUUID()}`
  await page.getByLabel('Bio').fill(bio)

  const photo = page.getByLabel('Profile picture')
  await photo.setInputFiles({
    name: 'me.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.error-summary')).toContainText('Choose a PNG, JPEG or WebP picture.')

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'GET')
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await photo.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('No picture at all'),
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Upload failed')).toBeVisible()
  await expect(page.locator('.error-summary')).toBeFocused()
  expect(sent).toEqual(['POST /api/provider/photo'])
  await expect(page.getByLabel('Bio')).toHaveValue(bio)
  await expectNoAxeViolations(page)

  await photo.setInputFiles([])
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Update failed')).toBeVisible()
  await expect(page.locator('.error-summary')).toContainText('What you typed is still here.')
  await expect(page.getByLabel('Bio')).toHaveValue(bio)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Success!')).toBeVisible()
  await expect(page.getByText(bio)).toBeVisible()
})
