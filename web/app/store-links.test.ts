import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import type * as Brand from '#domain/values/brand.ts'
import { StaticRouter } from '#web/app/routing/static-router.tsx'
import { Footer } from '#web/app/layout/footer.tsx'
import { HomePage } from '#web/public/home/home-page.tsx'

const links = vi.hoisted(() => [{ label: 'Marketplace', href: 'https://shop.example/' }])
vi.mock('#domain/values/brand.ts', async (original) => {
  const whole = await original<typeof Brand>()
  return { ...whole, brand: { ...whole.brand, store_links: links } }
})
vi.stubGlobal('BUILD_YEAR', 2026)

const pages = () =>
  [Footer, HomePage].map((part) =>
    renderToString(createElement(StaticRouter, { path: '/' }, createElement(part))),
  )

it('links to the stores that the owner has named, and mentions none where there are none', () => {
  for (const html of pages()) expect(html).toContain('href="https://shop.example/"')
  links.length = 0
  for (const html of pages()) expect(html).not.toMatch(/shop/i)
})
