import { useQuery } from '@tanstack/react-query'
import { monthsOfCare } from '#domain/dashboard/months.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { useNow } from '#web/platform/use-now.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ownSelfCareDays } from '../queries.ts'
import { MonthTree } from './month-tree.tsx'
import { useState } from 'react'
import { storeOfSession } from '#web/platform/calls/session.ts'
import { readText, removeText, storeText } from '#web/platform/browser/stores.ts'

/** The user's id is in it: it ends with the session, also where that ends with the tab. */
const keyOf = (user_id: string) => `ubumi.hidden-tree.${user_id}`

/**
 * Whether a user has hidden their tree on this device.
 *
 * @param user_id undefined until the profile is loaded: then it counts as hidden
 */
function useHiddenTree(user_id: string | undefined) {
  const [changed, setChanged] = useState<boolean>()
  const isHidden = changed ?? (user_id === undefined || readText(keyOf(user_id)) !== null)

  function hide(hidden: boolean) {
    if (user_id === undefined) return
    if (hidden) storeText(storeOfSession(), keyOf(user_id), '1')
    else removeText(keyOf(user_id))
    setChanged(hidden)
  }

  return [isHidden, hide] as const
}

/** "18 days" */
const inDays = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** A tree with one leaf for each day of self-care this month, and the trees of the months before. */
export function SelfCareTree() {
  const { data: profile } = useProfile()
  const [isHidden, hide] = useHiddenTree(profile?.id)
  return (
    <Section title="Days of self-care">
      {isHidden ? null : <Trees />}
      <button
        type="button"
        className="link min-h-11"
        disabled={!profile}
        onClick={() => hide(!isHidden)}
      >
        {isHidden ? 'Show my tree' : 'Hide my tree'}
      </button>
    </Section>
  )
}

function Trees() {
  const query = useQuery(ownSelfCareDays)
  const today = dayOf(useNow())
  return (
    <QueryView
      query={query}
      failed="Error fetching your days"
      fallback={<SkeletonBlock text="Loading your tree..." />}
    >
      {({ days }) => {
        const [present, ...past] = monthsOfCare(days, today)
        const { month, days: own } = present!
        return (
          <>
            <div className="grid gap-3">
              <MonthTree
                month={month}
                days={own}
                width={240}
                label={`${inDays(own.length)} of self-care in ${nameOf(month)}`}
              />
              <p>
                <strong>{inDays(own.length)}</strong> in {nameOf(month)}
              </p>
              <p className="text-muted">
                Each day you do something for your health adds a leaf. A reading, a dose, an
                activity or a screening counts.
              </p>
            </div>
            {past.length > 0 ? (
              <ul aria-label="Past months" className="mt-4 flex flex-wrap gap-3">
                {past.map((one) => (
                  <li key={one.month} className="text-sm">
                    <MonthTree
                      {...one}
                      width={64}
                      label={`${inDays(one.days.length)} of self-care in ${formatMonth(one.month)}`}
                    />
                    <span className="block">{nameOf(one.month)}</span>
                    <span className="text-muted">{inDays(one.days.length)}</span>
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        )
      }}
    </QueryView>
  )
}

/** `November`: within twelve months the year is clear. */
const nameOf = (month: string) => formatMonth(month).replace(/ \d+$/, '')
