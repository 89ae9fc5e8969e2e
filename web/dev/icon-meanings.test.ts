import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { accountStrokes } from '../ui/icons/account-strokes.ts'
import { menuStrokes } from '../ui/icons/menu-strokes.ts'
import { placeStrokes } from '../ui/icons/place-icon.tsx'
import { statusStrokes } from '../ui/icons/status-strokes.ts'
import { strokes } from '../ui/icon.tsx'
import { iconMeanings } from './icon-meanings.ts'

const maps = [strokes, placeStrokes, menuStrokes, accountStrokes, statusStrokes]
const names = maps.flatMap((map) => Object.keys(map))

const sources = globSync('web/**/*.{ts,tsx}')
  .filter((path) => !/^web\/dev\/|^web\/ui\/icon|\.test\./.test(path))
  .map((path) => readFileSync(path, 'utf8'))

/** The names of the icons that a source uses. */
const used = (text: string) =>
  [
    ...text.matchAll(/<(?:Place)?Icon\s+name="(\w+)"/g),
    ...text.matchAll(/<(?:Place)?Icon\s+name=\{[^}]*\?[^}]*'(\w+)'[^}]*:[^}]*'(\w+)'/g),
    ...text.matchAll(/\bicon: '(\w+)'/g),
    ...text.matchAll(/\bicon="(\w+)"/g),
    ...text.matchAll(/(?:d=\{|stroke: )\w*[sS]trokes\.(\w+)/g),
  ].flatMap(([, ...found]) => found.filter((name) => name !== undefined))

const destination = /\bto(?:: '|=")([^'"?#]+)[^'"]*['"],?\s(?:(?!\bto[:=])[^]){0,80}?\bicon[:=]\s?/
const drawn = /'(\w+)'|"(\w+)"|<\w+ (?:name="(\w+)"|d=\{\w+\.(\w+)\})/

/** Each page that a source leads to beside an icon, with the name of that icon. */
const places = (text: string) =>
  [...text.matchAll(new RegExp(`${destination.source}(?:${drawn.source})`, 'g'))].map(
    ([, to, ...found]) => [to!, found.find((name) => name !== undefined)!] as const,
  )

describe('an icon', () => {
  it('has one meaning, and each meaning one icon', () => {
    expect(Object.keys(iconMeanings).toSorted()).toEqual(names.toSorted())
    const meanings = Object.values(iconMeanings)
    expect(meanings.filter((meaning, index) => meanings.indexOf(meaning) !== index)).toEqual([])
  })

  it('is unlike every other, and simple', () => {
    const drawings = maps.flatMap((map) => Object.values<string>(map))
    expect(new Set(drawings).size).toBe(drawings.length)
    expect(drawings.filter((d) => d.length > 115)).toEqual([])
  })

  it('is known, and somewhere in use', () => {
    expect([...new Set(sources.flatMap(used))].toSorted()).toEqual(names.toSorted())
  })

  it('is the same wherever it leads to the same page', () => {
    const found = new Map<string, Set<string>>()
    for (const [to, icon] of sources.flatMap(places))
      found.set(to, (found.get(to) ?? new Set()).add(icon))
    expect(found.size).toBeGreaterThan(30)
    expect([...found].filter(([, icons]) => icons.size > 1)).toEqual([])
  })
})
