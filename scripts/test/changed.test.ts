import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testsFor } from './changed.ts'

const vitestFor = (...paths: string[]) => testsFor(paths).vitest

describe('what is tested after a change', () => {
  it('is the feature in all three layers, and the rules of the project', () => {
    expect(vitestFor('server/readings/data.ts')).toEqual(
      expect.arrayContaining([
        'domain/readings/',
        'server/readings/',
        'web/readings/',
        'tests/architecture.test.ts',
      ]),
    )
  })

  it.each([
    'database/migrations/0199_x.sql',
    'database/sleep/tables/sleep_entries.sql',
    'database/sleep/access/sleep_entries.sql',
  ])('is what asks each table for its entries after %s', (path) => {
    expect(vitestFor(path)).toEqual(
      expect.arrayContaining([
        'tests/access.test.ts',
        'tests/checks.test.ts',
        'tests/health-tables.test.ts',
        'tests/own-rows.test.ts',
        'tests/table-types.test.ts',
        'server/accounts/my-data/personal-tables.test.ts',
        'server/admin/accounts/front-desk/records.test.ts',
        'tests/process/schema.test.ts',
        'tests/process/upgrade.test.ts',
      ]),
    )
  })

  it('is every quick test of a layer after a change of what its features share', () => {
    expect(vitestFor('domain/values/text.ts')).toEqual(expect.arrayContaining(['domain/', 'web/']))
    expect(vitestFor('web/ui/forms/form.tsx')).toContain('web/')
  })

  it.each(['server/sleep/routes.ts', 'domain/sleep/schema.ts', 'server/features.ts'])(
    'is what asks each call for its entries after %s',
    (path) => {
      expect(vitestFor(path)).toEqual(
        expect.arrayContaining([
          'tests/audience.test.ts',
          'tests/ids.test.ts',
          'tests/openapi.test.ts',
        ]),
      )
    },
  )

  it.each([
    ['tests/support/access-diary.ts', 'tests/access.test.ts'],
    ['tests/support/checks-health.ts', 'tests/checks.test.ts'],
    ['tests/support/id-calls-health.ts', 'tests/ids.test.ts'],
    ['tests/support/health-tables.ts', 'tests/health-tables.test.ts'],
    ['tests/support/gate.ts', 'tests/checks.test.ts'],
    ['docs/decisions/101-core-and-rest.md', 'tests/records.test.ts'],
    ['docs/develop.md', 'tests/develop-guide.test.ts'],
    ['package.json', 'tests/records.test.ts'],
    ['web/routes.tsx', 'tests/every-page.test.ts'],
    ['web/readings/record/record-glucose-form.tsx', 'tests/browser-stores.test.ts'],
  ])('is the gate that reads %s', (path, gate) => {
    expect(vitestFor(path)).toContain(gate)
  })

  it.each([
    ['deploy/nginx/ubumi.conf', 'tests/deploy/proxies.test.ts'],
    ['deploy/haproxy-web.cfg', 'tests/deploy/rolling.test.ts'],
    ['deploy/systemd/ubumi.service', 'tests/deploy/systemd.test.ts'],
    ['deploy/pgbackrest/pgbackrest.conf', 'tests/deploy/pgbackrest.test.ts'],
    ['scripts/release/archive.ts', 'tests/deploy/release.test.ts'],
    ['server/platform/db/pools.ts', 'tests/deploy/pooler.test.ts'],
    ['server/platform/db/replica.ts', 'tests/deploy/replica.test.ts'],
    ['tests/deploy/s3.test.ts', 'tests/deploy/s3.test.ts'],
    ['tests/deploy/support/versions.ts', 'tests/deploy/'],
    ['deploy/a-new-way/start.sh', 'tests/deploy/'],
  ])('is the test of that way to run the server after %s', (path, test) => {
    expect(testsFor([path]).deploy).toContain(test)
    expect(testsFor([path]).vitest).not.toContain('tests/deploy/s3.test.ts')
  })

  it('is what asks the examples for operators after any of them', () => {
    for (const path of readdirSync('deploy'))
      expect(vitestFor(`deploy/${path}/x`)).toContain('tests/deploy-examples.test.ts')
    expect(testsFor(['server/readings/data.ts', 'docs/develop.md']).deploy).toEqual([])
  })

  it('knows each part of deploy, and names only tests of it that exist', () => {
    const parts = readdirSync('deploy', { withFileTypes: true }).map((part) =>
      part.isDirectory() ? `deploy/${part.name}/x` : `deploy/${part.name}`,
    )
    const { deploy } = testsFor(parts)
    expect(deploy).not.toContain('tests/deploy/')
    expect(deploy.filter((path) => !existsSync(path))).toEqual([])
  })

  it('has only tests that exist', () => {
    const named = vitestFor(
      'database/migrations/0199_x.sql',
      'server/features.ts',
      'docs/develop.md',
      'tests/support/gate.ts',
      'web/routes.tsx',
    )
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  it('is a changed test itself, in vitest or in the browser', () => {
    expect(testsFor(['tests/fuzz.test.ts', 'tests/e2e/booking.spec.ts'])).toEqual({
      vitest: expect.arrayContaining(['tests/fuzz.test.ts']),
      playwright: ['tests/e2e/booking.spec.ts'],
      deploy: [],
    })
  })
})
