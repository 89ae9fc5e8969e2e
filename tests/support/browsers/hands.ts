import { expect } from 'vitest'
import type { Tab } from './tab.ts'
import { limit } from '#tests/support/patience.ts'

/** An element by its selector, and where several match, by words in its text. */
export interface Target {
  selector: string
  text?: string
}

const found = ({ selector, text = '' }: Target) => `(() => {
  const all = [...document.querySelectorAll(${JSON.stringify(selector)})]
  return all.find((one) => one.checkVisibility() && one.textContent.includes(${JSON.stringify(text)}))
})()`

/** What a person does on a page: each waits until it can be done. */
export function hands(tab: Tab) {
  const until = (expression: string, what: string) =>
    expect
      .poll(() => tab.evaluate(expression), { timeout: limit(15_000), message: what })
      .toBe(true)

  async function click(target: Target) {
    await until(`Boolean(${found(target)})`, JSON.stringify(target))
    const [x, y] = (await tab.evaluate(`(() => {
      const one = ${found(target)}
      one.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = one.getBoundingClientRect()
      return [Math.round(left + width / 2), Math.round(top + height / 2)]
    })()`)) as [number, number]
    await tab.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  return {
    click,
    goTo: async (url: string) => {
      await tab.goTo(url)
      await until(`document.querySelector('#root[data-awake]') !== null`, `${url} is awake`)
    },
    async type(target: Target, text: string) {
      await click(target)
      const keys = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await tab.perform([{ type: 'key', id: 'keyboard', actions: keys }])
    },
    see: (target: Target) => until(`Boolean(${found(target)})`, JSON.stringify(target)),
    isAt: (path: string) => until(`location.pathname === ${JSON.stringify(path)}`, path),
  }
}
