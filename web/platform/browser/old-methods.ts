/**
 * Adds the methods that the oldest browsers of this build lack (`scripts/build/browsers.ts`), before the app
 * starts. Fetched by those browsers alone. `tests/old-browsers.test.ts` rejects newer methods that are not
 * here.
 */
function add(target: object, methods: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(methods))
    if (!(name in target))
      Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

type List = unknown[]
type Test = (value: unknown, index: number, list: List) => unknown

/** From the end where it is negative, as the language counts. */
const placeIn = (length: number, index: number) => {
  const whole = Math.trunc(index) || 0
  return whole < 0 ? whole + length : whole
}

function lastIndex(list: List, test: Test) {
  for (let index = list.length - 1; index >= 0; index -= 1)
    if (test(list[index], index, list)) return index
  return -1
}

function at(this: List | string, index = 0) {
  return this[placeIn(this.length, index)]
}

add(String.prototype, {
  at,
  isWellFormed(this: string) {
    return !loneSurrogate.test(this)
  },
  toWellFormed(this: string) {
    return Array.from(this, (letter) => (loneSurrogate.test(letter) ? '\ufffd' : letter)).join('')
  },
})
/** By code points: half of a pair that has its other half is none. */
const loneSurrogate = /\p{Surrogate}/u

add(Array.prototype, {
  at,
  findLast(this: List, test: Test) {
    return this[lastIndex(this, test)]
  },
  findLastIndex(this: List, test: Test) {
    return lastIndex(this, test)
  },
  toReversed(this: List) {
    return [...this].reverse()
  },
  toSorted(this: List, order?: (one: unknown, other: unknown) => number) {
    return [...this].sort(order)
  },
  toSpliced(this: List, ...change: [number, number, ...List]) {
    const copy = [...this]
    copy.splice(...change)
    return copy
  },
  with(this: List, index: number, value: unknown) {
    const copy = [...this]
    const place = placeIn(copy.length, index)
    if (place < 0 || place >= copy.length) throw new RangeError('Invalid index.')
    copy[place] = value
    return copy
  },
})

add(Object, {
  hasOwn: (target: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(target, key),
})

add(Map, {
  groupBy(values: Iterable<unknown>, keyOf: (value: unknown, index: number) => unknown) {
    const groups = new Map<unknown, List>()
    let index = 0
    for (const value of values) {
      const key = keyOf(value, index)
      index += 1
      const group = groups.get(key)
      if (group) group.push(value)
      else groups.set(key, [value])
    }
    return groups
  },
})

add(crypto, {
  /** RFC 9562, version 4. */
  randomUUID() {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    bytes[6] = (bytes[6]! & 0x0f) | 0x40
    bytes[8] = (bytes[8]! & 0x3f) | 0x80
    const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  },
})

add(HTMLFormElement.prototype, {
  requestSubmit(this: HTMLFormElement) {
    const button = Object.assign(document.createElement('button'), { hidden: true })
    this.append(button)
    button.click()
    button.remove()
  },
})

// Without dialogs of its own the browser has an element without a meaning: it is shown or not.
if (!('HTMLDialogElement' in window))
  add(HTMLElement.prototype, {
    showModal(this: HTMLElement) {
      this.setAttribute('open', '')
    },
    close(this: HTMLElement) {
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    },
  })

export {}
