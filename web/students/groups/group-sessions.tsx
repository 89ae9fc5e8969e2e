import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Profile } from '#domain/accounts/profile.ts'
import { isOffered } from '#domain/values/brand.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { GroupCard } from './group-card.tsx'
import { type Group, toGroups } from './group-order.ts'
import { leave, ownPlaces, register, upcomingSessions } from './group-queries.ts'
import { headingOf, timeOf } from './group-words.ts'
import { errorTitles, toasts } from '../texts.ts'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'

const fetchHandsAroundCup = async () =>
  (await import('#web/ui/drawings/hands-around-cup.tsx')).HandsAroundCup

/** The groups one can come to without saying who one is (docs/specification.md, "Group sessions"). */
export function GroupSessions({ profile }: { profile: Profile | undefined }) {
  const [asked, setAsked] = useState<{ group: Group; to: 'register' | 'leave' }>()
  const isForMe = profile?.role === 'client'
  // Without groups, only the places one has already are shown.
  const { data: places = [] } = useQuery(ownPlaces)
  if (!isOffered('groups') && places.length === 0) return null
  return (
    <Section title="Anonymous group sessions">
      <p className="mb-6">
        {profile && !isForMe
          ? 'These groups are for clients and students. '
          : 'You come under a name that we make up for you, another one for each group. '}
        No one sees who has registered. We show the number of people only from five on.
      </p>
      <Groups
        isForMe={isForMe}
        onRegister={(group) => setAsked({ group, to: 'register' })}
        onLeave={(group) => setAsked({ group, to: 'leave' })}
      />
      <LusakaTimeNote />
      {asked ? (
        <Question key={asked.group.id + asked.to} {...asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </Section>
  )
}

interface GroupsProps {
  isForMe: boolean
  onRegister: (group: Group) => void
  onLeave: (group: Group) => void
}

function Groups({ isForMe, onRegister, onLeave }: GroupsProps) {
  const sessions = useQuery(upcomingSessions)
  const places = useQuery(ownPlaces)
  const now = useNow()
  const query = {
    data: sessions.data && places.data && toGroups(sessions.data, places.data),
    error: sessions.error ?? places.error,
    refetch: () => Promise.all([sessions.refetch(), places.refetch()]),
  }
  useFailureToast(errorTitles.sessions, query.error)
  return (
    <QueryView query={query} failed={errorTitles.sessions} fallback={<SkeletonBlock />}>
      {(groups) =>
        groups.length === 0 ? (
          <EmptyState
            drawing={
              <LateDrawing fetchDrawing={fetchHandsAroundCup} width={180} box={[280, 220]} />
            }
            text="No group sessions are planned at the moment."
          />
        ) : (
          <ul className="grid items-start gap-6 lg:grid-cols-3">
            {groups.map((group) => (
              <li key={group.id} className="max-w-none">
                <GroupCard
                  group={group}
                  now={now}
                  isForMe={isForMe}
                  onRegister={() => onRegister(group)}
                  onLeave={() => onLeave(group)}
                />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}

/** Asks before a place is taken or released. */
function Question(props: { group: Group; to: 'register' | 'leave'; onClose: () => void }) {
  const { group, to, onClose } = props
  const client = useQueryClient()
  const heading = headingOf(group)

  // The button that asked is gone when it was done; the focus comes to the group it was about.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(heading)?.focus()
    },
    [heading],
  )

  if (to === 'register')
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title={`Register for “${group.topic}”, ${timeOf(group)}?`}
        confirmLabel="Register"
        busyLabel="Registering..."
        confirmVariant="leaf"
        cancelLabel="Not now"
        onConfirm={async () => {
          const { pseudonym } = await register(client, group.id)
          toast(toasts.registered(pseudonym))
        }}
      >
        <p>
          You get a name for this group, and we tell you how to join. We show your own name to no
          one. You can cancel until it starts.
        </p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Cancel your registration for “${group.topic}”, ${timeOf(group)}?`}
      confirmLabel="Cancel registration"
      busyLabel="Cancelling..."
      onConfirm={async () => {
        await leave(client, group.id)
        toast(toasts.left)
      }}
    >
      <p>Your place may go to someone else. If you register again, you get another name.</p>
    </ConfirmDialog>
  )
}
