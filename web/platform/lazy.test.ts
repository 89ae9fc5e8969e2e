import { describe, expect, it } from 'vitest'
import { lazyPage, loadOnce } from '#web/platform/lazy.tsx'

/** An import that fails a given number of times, and counts its calls. */
function unreliable<Value>(value: Value, failures: number) {
  let asked = 0
  return {
    asked: () => asked,
    fetch: async () => {
      asked += 1
      if (asked <= failures) throw new TypeError('Failed to fetch')
      return value
    },
  }
}

describe('loadOnce', () => {
  it('fetches nothing before the first call, and once for all calls', async () => {
    const { fetch, asked } = unreliable('part', 0)
    const load = loadOnce(fetch)
    expect(asked()).toBe(0)
    expect(await Promise.all([load(), load()])).toEqual(['part', 'part'])
    expect(await load()).toBe('part')
    expect(asked()).toBe(1)
  })

  it('reports a failure to every caller, and tries again at the next call', async () => {
    const { fetch, asked } = unreliable('part', 1)
    const load = loadOnce(fetch)
    const both = await Promise.allSettled([load(), load()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await load()).toBe('part')
    expect(asked()).toBe(2)
  })
})

describe('lazyPage', () => {
  it('tries a failed page again only when it is asked to', async () => {
    const Page = () => null
    const { fetch, asked } = unreliable(Page, 1)
    const page = lazyPage(fetch)
    await expect(page.load()).rejects.toThrow('Failed to fetch')
    expect(asked()).toBe(1)
    expect(await page.load()).toBe(Page)
    expect(await page.load()).toBe(Page)
    expect(asked()).toBe(2)
  })
})
