import { type Page, expect, test } from '@playwright/test'

import { brand } from '#domain/values/brand.ts'
import { routes } from '#web/routes.tsx'
import { chunk } from './support/chunk.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { limit } from '#tests/support/patience.ts'

/** Waits until the script of a public page is awake. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.locator('#root[data-awake]').waitFor()
}

test('an unknown address is a page of its own with status 404', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

test('two links that need an account lead a visitor to the login', async ({ page }) => {
  await open(page, '/')
  const linkTo = (name: string) => page.getByRole('article').getByRole('link', { name })
  await expect(linkTo('Counselling with licensed therapists')).toHaveAttribute(
    'href',
    '/login?next=%2Fmental-health',
  )
  await expect(linkTo('NCD management')).toHaveAttribute('href', '/login?next=%2Fncd-management')
  await expect(linkTo('Easy appointments')).toHaveAttribute('href', '/appointments-landing')
  await expect(linkTo('Diet and nutrition')).toHaveAttribute('href', '/nutrition')
  const button = (name: string) => page.getByRole('main').getByRole('link', { name })
  await expect(button('Get Started Today')).toHaveAttribute('href', '/signup')
  await expect(button('Take Screening Test')).toHaveAttribute('href', '/screening/try')
})

test('a change of page moves the focus to its heading and sets the title of the tab', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(`About us · ${brand.name}`)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the helplines of Help now stay in view, below the header that stays', async ({ page }) => {
  test.skip(page.viewportSize()!.width < 1024, 'on a phone they are above the text')
  await open(page, '/help-now')
  const first = page.getByRole('main').getByRole('link', { name: /^933/ }).first()
  await page.getByRole('heading', { name: 'After violence or rape' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  const header = (await page.getByRole('banner').boundingBox())!
  expect((await first.boundingBox())!.y).toBeGreaterThan(header.y + header.height)
})

test.describe('the demo chat', () => {
  test('answers after a second, ignores blanks, and stores or sends nothing', async ({ page }) => {
    await open(page, '/')
    const sent: string[] = []
    await page.getByRole('button', { name: 'AI Counselor' }).click()
    const chat = page.getByRole('region', { name: 'AI Counselor' })
    await expect(chat.getByText('Demo: nobody reads this chat')).toBeVisible()
    await expect(page.getByText('Full AI integration is coming soon.')).toBeVisible()
    page.on('request', (request) => sent.push(request.url()))
    await page.clock.install({ time: '2026-11-01T08:00:00Z' })
    await page.clock.pauseAt('2026-11-01T09:00:00Z')
    const field = chat.getByLabel('Your message')
    await field.fill('   ')
    await field.press('Enter')
    await field.fill('I sleep badly')
    await field.press('Enter')
    const messages = chat.getByRole('log').locator('p')
    await expect(messages).toHaveCount(2)
    await page.clock.runFor(999)
    await expect(messages).toHaveCount(2)
    await page.clock.runFor(1)
    await expect(messages).toHaveCount(3)
    await expect(messages.last()).toContainText('licensed therapist')
    expect(sent).toEqual([])
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(stored).not.toContain('sleep')
  })

  test('says so if it fails to load, and opens on retry', async ({ page }) => {
    await page.route(chunk('chat-panel'), (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'AI Counselor' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'The chat could not be opened' })
    await expect(notice.getByRole('link', { name: 'Call 933' })).toHaveAttribute('href', 'tel:933')
    await page.unroute(chunk('chat-panel'))
    await page.getByRole('button', { name: 'AI Counselor' }).click()
    await expect(page.getByRole('log', { name: 'Messages' })).toBeVisible()
  })

  test('opens the helplines if no script loads', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'AI Counselor' }).click()
    const lines = page.locator('#chat-helplines')
    await expect(lines.getByRole('link').first()).toBeVisible()
    await expect(lines.getByRole('link').first()).toHaveAttribute('href', 'tel:933')
  })

  test('shows the helplines at once after crisis words', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'AI Counselor' }).click()
    const chat = page.getByRole('region', { name: 'AI Counselor' })
    // No timer runs, so that only the submit itself can show the helplines.
    await page.clock.install({ time: '2026-11-01T08:00:00Z' })
    await page.clock.pauseAt('2026-11-01T09:00:00Z')
    await chat.getByLabel('Your message').fill('I want to die')
    await chat.getByLabel('Your message').press('Enter')
    const lines = chat.getByRole('alert').getByRole('link')
    await expect(lines.first()).toHaveAttribute('href', 'tel:933')
    await expect(chat.getByRole('list', { name: 'Call a person' }).getByRole('link')).toHaveCount(3)
    await expect(chat.getByRole('alert')).toContainText('No person reads it')
    // After a hit, the demo chat sends no canned reply about a schedule.
    await page.clock.runFor(5000)
    await expect(chat.getByText('licensed therapist')).toHaveCount(0)
    await chat.getByLabel('Your message').fill('I took all my tablets')
    await chat.getByLabel('Your message').press('Enter')
    await expect(chat.getByRole('alert')).toContainText('Go to hospital now.')
    await expect(lines.first()).toHaveAttribute('href', 'tel:112')
    await page.clock.resume()
    await expectPageChecks(page, 'the chat after words of crisis')
  })

  test('is as large as the specification says, and as wide as a phone', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'AI Counselor' }).click()
    const box = await page.getByRole('region', { name: 'AI Counselor' }).boundingBox()
    const isPhone = (page.viewportSize()?.width ?? 0) < 400
    expect(box).toMatchObject({ width: isPhone ? 360 : 384, height: 500 })
  })
})

test('pricing: plans link to the membership, terms and answers open by keyboard, the buttons work', async ({
  page,
}) => {
  await open(page, '/pricing')
  const plans = page.getByRole('list', { name: 'Plans' }).locator(':scope > li')
  await expect(plans).toHaveCount(3)
  await expect(plans.nth(1)).toContainText('Most Popular')
  await expect(plans.nth(1)).toContainText('K250 a month')
  await expect(page.getByText('Most Popular')).toHaveCount(1)
  await expect(plans.first().getByRole('link')).toHaveAttribute('href', '/signup?student')
  await expect(plans.nth(1).getByRole('link')).toHaveAttribute(
    'href',
    '/login?next=/membership?plan=wellness-starter',
  )

  await expect(page.getByRole('heading', { name: 'Understanding Your Benefits' })).toBeVisible()
  const terms = page.getByRole('region', { name: 'Explaining Key Terms' })
  await expect(terms.getByRole('heading', { level: 3 })).toHaveText([
    'Personalized Care Plan',
    'NCD Tracking Tools',
    'Anonymous Group Sessions',
    'Included Sessions',
  ])
  const answer = terms.getByText('your provider cannot bill you for them')
  await expect(answer).toBeHidden()
  await terms.locator('summary').last().focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()

  await page.getByRole('link', { name: 'Choose Student Wellness' }).click()
  await expect(page.getByLabel('I am a student', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Institution name')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Browse All Plans' }).click()
  await expect(page).toHaveURL('/pricing#plans')
  await expect(plans.first()).toBeInViewport()
  await page.getByRole('link', { name: 'Chat with Our Team' }).click()
  await expect(page).toHaveURL('/contact')
})

test('Login is hidden from a signed-in user, also before the app has started', async ({
  page,
}, info) => {
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/')
  const login = page.getByRole('link', { name: 'Login', includeHidden: true })
  const shown = info.project.name === 'desktop' ? login.first() : login.last()
  if (info.project.name !== 'desktop') await page.getByRole('button', { name: 'Menu' }).click()
  await expect(shown).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('ubumi.auth', '{}'))
  await page.reload()
  // Their own header has the menu on wide screens, too: its button is there from the start.
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).last(),
  ).toBeVisible()
  await expect(shown).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no page shows a form that does nothing, and each says what needs script', async ({
    page,
  }) => {
    test.setTimeout(limit(180_000))
    const guarded = ['/screening', '/patient-profile', '/provider-profile', '/admin']
    const open = routes.filter(({ audience, development }) => audience === 'public' && !development)
    const isScripted = new Set<string>()
    for (const path of [...open.map((route) => route.path), ...guarded]) {
      const answer = await page.goto(path)
      expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-inline')
      await expect(
        page.locator('form, .needs-script, .loading').filter({ visible: true }),
      ).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Help now' })).toBeVisible()
      // By its role: what is within `noscript` has no text for Playwright.
      const notice = page.getByRole('complementary', { name: 'JavaScript is off' })
      if ((await notice.count()) > 0) {
        await expect(notice.locator('p').first()).toBeVisible()
        isScripted.add(path)
      } else
        // Only pages that are read.
        await expect(page.locator('form, .needs-script, .loading')).toHaveCount(0)
      await expect(
        page.getByRole('link', { name: /933/, includeHidden: true }).first(),
      ).toBeAttached()
    }
    for (const path of ['/login', '/signup', '/forgot-password', '/contact', ...guarded]) {
      expect([...isScripted]).toContain(path)
    }
    const helplines = page.getByRole('complementary', { name: 'JavaScript is off' })
    await expect(helplines.locator('a[href="tel:933"]')).toBeVisible()
    await page.getByRole('button', { name: 'Help now' }).click()
    await expect(page.getByRole('link', { name: '933 Lifeline Zambia' }).first()).toBeVisible()
  })

  test('text, links, helplines and menu work', async ({ page }, info) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Help now' }).click()
    await expect(page.getByRole('link', { name: '933 Lifeline Zambia' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    if (info.project.name !== 'desktop') await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).last().click()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByRole('heading', { name: 'Wellness Starter' })).toBeVisible()
    await page.getByText('How do I pay?').click()
    await expect(page.getByText('we do not charge you again automatically')).toBeVisible()
    await page.getByRole('link', { name: 'Browse All Plans' }).click()
    await expect(
      page.getByRole('heading', { name: 'Student Wellness', exact: true }),
    ).toBeInViewport()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await page.getByRole('link', { name: 'How long we keep it' }).click()
    await expect(page.getByText('A login that was not used for 60 days.')).toBeInViewport()
  })
})

test('Back and Forward visit the earlier pages, and a replaced page is skipped', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/about/')
  await expect(heading).toBeVisible()
  const about = await heading.textContent()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveTitle(/^Terms/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await page.goBack()
  await expect(heading).toHaveText(about ?? '')
  await page.goForward()
  await expect(page).toHaveURL(/\/terms$/)
  await expect(page).toHaveTitle(/^Terms/)
  await page.goto('/contact')
  await page.evaluate(() => history.pushState(null, '', '/patient-dashboard'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page).toHaveURL(/\/login\?next=%2Fpatient-profile$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page).toHaveTitle(/^Contact/)
})
