import { expect, it } from 'vitest'
import { groupModules, type Module } from './module-groups.ts'

const large = 20_000
const small = 100

function group(pages: string[][], modules: Record<string, Partial<Module>>) {
  const groups = groupModules(pages, (id) =>
    modules[id] ? { size: small, imports: [], later: [], ...modules[id] } : undefined,
  )
  return groups.map((ids) => ids.toSorted()).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
}

it('groups what the same pages load, with what that imports, and leaves what one page has', () => {
  const modules = {
    main: { size: large },
    a: { imports: ['form', 'own'] },
    b: { imports: ['form'] },
    c: {},
    own: {},
    form: { size: large, imports: ['field'] },
    field: { size: large },
  }
  const pages = [
    ['main', 'a'],
    ['main', 'b'],
    ['main', 'c'],
  ]
  expect(group(pages, modules)).toEqual([['field', 'form'], ['main']])
})

it('makes one of two groups where a file costs more than a module that a page does not need', () => {
  const modules = (size: number) => ({
    a: { imports: ['one', 'other'] },
    b: { imports: ['one', 'other'] },
    c: { imports: ['one'] },
    one: { size: large },
    other: { size },
  })
  const pages = [['a'], ['b'], ['c']]
  expect(group(pages, modules(small))).toEqual([['one', 'other']])
  expect(group(pages, modules(large))).toEqual([['one'], ['other']])
})

it('counts what a merged group imports, which every page would load that loads the group', () => {
  const modules = (size: number) => ({
    a: { imports: ['top', 'aside'] },
    b: { imports: ['top', 'aside'] },
    c: { imports: ['aside'] },
    d: { imports: ['base'] },
    top: { imports: ['base'] },
    aside: {},
    base: { size },
  })
  const pages = [['a'], ['b'], ['c'], ['d']]
  expect(group(pages, modules(large))).toEqual([['aside'], ['base', 'top']])
  expect(group(pages, modules(small))).toEqual([['aside', 'base', 'top']])
})

it('groups what a page shares with a part that is loaded later, without the page', () => {
  const modules = {
    a: { imports: ['field', 'own'], later: ['dialog'] },
    dialog: { imports: ['field'] },
    field: {},
    own: {},
  }
  expect(group([['a']], modules)).toEqual([['field']])
})

it('makes no groups that import each other', () => {
  const modules = {
    a: { imports: ['top'] },
    b: { imports: ['top'] },
    c: { imports: ['middle'] },
    d: { imports: ['bottom'] },
    e: { imports: ['bottom'] },
    top: { imports: ['middle'] },
    middle: { size: large, imports: ['bottom'] },
    bottom: {},
  }
  const groups = group([['a'], ['b'], ['c'], ['d'], ['e']], modules)
  expect(groups).not.toContainEqual(['bottom', 'top'])
  expect(groups.flat().toSorted()).toEqual(['bottom', 'middle', 'top'])
})

it('ignores what takes no part, such as a stylesheet', () => {
  const modules = { a: { imports: ['sheet.css'] }, b: { imports: ['sheet.css'] } }
  expect(group([['a'], ['b']], modules)).toEqual([])
})
