import { expect, it } from 'vitest'
import { pendingCounts } from '#domain/admin/waiting.ts'
import { markCurrent } from '#web/ui/layout/current-place.ts'
import { routes } from '#web/routes.tsx'
import { pressing, railGroups } from './groups.ts'

const places = railGroups.flatMap((group) => group.places)
const linked = places.map(({ to }) => to as string)
const pages = routes.map(({ path }) => path).filter((path) => /^\/admin(\/|$)/.test(path))

it('has each page of the administration once, and none that is not there', () => {
  const open = pages.filter((path) => !path.includes(':'))
  expect(open.length).toBeGreaterThan(15)
  expect(linked.toSorted()).toEqual(open.toSorted())
})

it('marks one page as the current one, also on the page of one case', () => {
  for (const path of pages) {
    const current = markCurrent(places, path.replace(':id', 'x'))
    expect(
      linked.filter((to) => current(to)),
      path,
    ).toHaveLength(1)
  }
})

it('counts all that waits in the inbox, and beside the page where it is done', () => {
  const known = Object.keys(pendingCounts.shape)
  // Guides are drafts by the dozen in a new clinic: they would hide what waits.
  const inInbox = known.filter((one) => one !== 'guides')
  expect(places[0]!.counts!.toSorted()).toEqual(inInbox.toSorted())
  // These are decided beside the inbox.
  const elsewhere = new Set(places.slice(1).flatMap(({ counts = [] }) => counts))
  expect(known.filter((one) => !elsewhere.has(one as 'messages'))).toEqual([
    'registrations',
    'verifications',
  ])
  expect(pressing).toEqual(['safety_alerts', 'missing_duties', 'late_call_backs', 'late_referrals'])
})

it('has six groups', () => {
  expect(railGroups.map(({ name }) => name)).toEqual([
    'Waiting',
    'People',
    'Calendar',
    'Money',
    'Safety',
    'System',
  ])
})
