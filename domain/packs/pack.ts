import type { Worksheet } from './worksheet.ts'

/** What a pack can print of the person who downloads it. */
export const ownDataKinds = ['pressure', 'sugar', 'weight', 'medicines'] as const
export type OwnDataKind = (typeof ownDataKinds)[number]

/** As the page and the paper name it. */
export const ownDataNames: Readonly<Record<OwnDataKind, string>> = {
  pressure: 'Your blood pressure of the last 30 days',
  sugar: 'Your blood sugar of the last 30 days',
  weight: 'Your weight of the last 30 days',
  medicines: 'Your medicines',
}

/** How many days of readings a pack prints. */
export const daysOfPack = 30

/** A pack of pages to print: guides, own data and worksheets (docs/decisions/165-resource-packs.md). */
export interface Pack {
  /** Part of the address, such as `sleep-week`. */
  id: string
  title: string
  /** One sentence. */
  summary: string
  /** One sentence that says for whom it is. */
  for_whom: string
  /** Guides of the library by their slugs, in their order: a pack prints their text as it is now. */
  guides: readonly string[]
  own: readonly OwnDataKind[]
  worksheets: readonly Worksheet[]
}
