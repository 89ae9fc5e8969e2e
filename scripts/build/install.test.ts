import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brand } from '#domain/values/brand.ts'
import { findRoute, notFound } from '#web/routes.tsx'
import { manifestOf, tokenOf } from './install.ts'

const manifest = manifestOf(brand, [])

describe('the installed app', () => {
  it('shows a name that does not reveal its purpose', () => {
    expect([manifest.name, manifest.short_name]).toEqual([brand.name, brand.name])
    expect(manifest).not.toHaveProperty('description')
  })

  it('opens pages that there are', () => {
    const places = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
    for (const place of places) expect(findRoute(place.split('#')[0]!), place).not.toBe(notFound)
  })

  it('has the ground of the tokens, and so have the bars around a page, by day and at night', () => {
    const page = readFileSync('web/index.html', 'utf8').toLowerCase()
    for (const scheme of ['light', 'dark'] as const)
      expect(page).toContain(
        `name="theme-color" content="${tokenOf('ground', scheme)}" media="(prefers-color-scheme: ${scheme})"`,
      )
    expect(manifest.background_color).toBe(tokenOf('ground'))
  })
})
