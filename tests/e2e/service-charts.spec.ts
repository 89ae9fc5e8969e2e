import type { ServiceHistory } from '#domain/admin/service-history.ts'
import { figureNames } from '#domain/admin/service-figures.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { openRail } from './support/menu.ts'
import { expect, test } from './support/test.ts'

/** A day of figures with an hour in which no server ran, and no backup before noon. */
function dayOf(now: number): ServiceHistory {
  const points = Array.from({ length: 96 }, (_, index) => index)
    .filter((index) => index < 40 || index >= 44)
    .map((index) => ({
      ...Object.fromEntries(figureNames.map((name, place) => [name, (index * (place + 3)) % 97])),
      at: new Date(now - (96 - index) * 900_000).toISOString(),
      requests: index === 90 ? 1234 : 100 + index,
      backup_hours: index < 48 ? null : index - 48,
    }))
  return { servers: 2, points: points as ServiceHistory['points'] }
}

test('an admin sees how the service was, over a day or a week', async ({ page, signIn }) => {
  const asked: (string | null)[] = []
  await page.route('**/api/admin/service?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('period'))
    await route.fulfill({ json: dayOf(Date.now()) })
  })
  await signIn('admin@demo.test')
  await page.goto('/admin')
  await openRail(page)
  await page.getByRole('navigation', { name: 'Administration' }).getByText('Service').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible()
  await expect(page.getByText('2 servers run.')).toBeVisible()
  const requests = page.getByRole('figure', { name: 'Requests per minute' })
  await expect(requests).toContainText('Last 195, at most 1,234')
  await expect(page.getByRole('figure')).toHaveCount(14)
  await expectPageChecks(page, '/admin/service')
  await page.getByRole('button', { name: 'Last week' }).click()
  await expect(page.getByRole('button', { name: 'Last week' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByText('2 servers run.')).toBeVisible()
  expect(asked).toEqual(['day', 'week'])
})

test('the page of a new server says that there are no figures yet', async ({ page, signIn }) => {
  await page.route('**/api/admin/service?*', (route) =>
    route.fulfill({ json: { servers: 0, points: [] } satisfies ServiceHistory }),
  )
  await signIn('admin@demo.test')
  await page.goto('/admin/service')
  await expect(page.getByText('No figures yet.')).toBeVisible()
})
