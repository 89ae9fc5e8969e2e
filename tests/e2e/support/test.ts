import { test as base, expect, type Page } from '@playwright/test'
import { axeComplaints } from './axe.ts'
import { expectFocusKept, followFocus } from './lost-focus.ts'
import { signInByCall } from './sign-in.ts'

/** An email as `/dev/mail.json` lists it. */
interface Mail {
  to: string
  subject: string
  text: string
}

interface Fixtures {
  /** Lets a test go on although the console says something like this. */
  allowConsole: (pattern: RegExp) => void
  signIn: (email: string, password?: string) => Promise<void>
  /** Waits for the newest email to this address whose subject matches. */
  readMail: (to: string, subject: RegExp) => Promise<Mail>
}

/** Playwright's test, which fails when the page throws or writes an error to its console. */
export const test = base.extend<Fixtures & { quietConsole: void; keptFocus: void }>({
  // oxlint-disable-next-line no-empty-pattern
  allowConsole: async ({}, provide, info) => {
    await provide((pattern) => {
      info.annotations.push({ type: 'console', description: pattern.source })
    })
  },
  /** For `expectNoAxeViolations`, which fails where the focus is lost. */
  keptFocus: [
    async ({ page }, provide) => {
      await followFocus(page)
      await provide()
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page }, provide, info) => {
      const said: string[] = []
      // The stack of an error of the browser itself is empty.
      page.on('pageerror', (error) => said.push(error.stack || `${error.name}: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(`${message.text()} ${message.location().url}`)
      })
      await provide()
      const allowed = info.annotations
        .filter(({ type }) => type === 'console')
        .map(({ description }) => new RegExp(description ?? '$.'))
      expect(said.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, provide) => {
    await provide((email, password = 'Demo-2026!') => signInByCall(page, email, password))
  },
  readMail: async ({ request }, provide) => {
    await provide(async (to, subject) => {
      let found: Mail | undefined
      await expect(async () => {
        const mails = (await (await request.get('/dev/mail.json')).json()) as Mail[]
        found = mails.find((mail) => mail.to === to && subject.test(mail.subject))
        expect(found, `an email to ${to} about ${subject}`).toBeDefined()
      }).toPass({ intervals: [200] })
      return found!
    })
  },
})

export { expect }

/** Checks the present page with axe (WCAG 2.2 AA and best practice), and that it did not lose the focus. */
export async function expectNoAxeViolations(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFocusKept(page)
  // From its top: of a control that is scrolled half under the header axe sees only the half.
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.getElementById('page')?.scrollTo(0, 0)
  })
  expect(await axeComplaints(page), `axe on ${page.url()}`).toBe('')
}

/** An address that no other test of this run uses. */
export function newAddress(): string {
  return `${crypto.randomUUID().slice(0, 13)}@example.test`
}
