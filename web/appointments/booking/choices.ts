import { useState } from 'react'
import type { ProviderCard, Slot } from '#domain/appointments/schema.ts'
import type { SessionType } from '#domain/appointments/slots.ts'
import { type Topic, topics } from '#domain/appointments/topics.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { openDraft } from '#web/platform/signed-in/person-draft.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { useLocation } from '#web/platform/location.ts'

/** What has been chosen so far. */
export interface Choices {
  session_type?: SessionType
  /** The topic; "not sure" until it is chosen. */
  about?: Topic
  /** `YYYY-MM-DD` in Lusaka. */
  day?: string
  /** The slot, ISO 8601, and with whom: exactly what is shown and sent. */
  starts_at?: string
  provider?: ProviderCard
}

/**
 * Saved while the user looks elsewhere in the app and returns, and when the session ends in
 * between.
 */
const draft = openDraft<Choices>('booking')
let stored: Choices = {}
onSignedOut(() => {
  stored = {}
})

export function clearChoices() {
  stored = {}
  draft.keep(undefined)
}

/** What stays when another day or slot is chosen. */
function wishes(): Choices {
  const { session_type, about } = stored
  return { ...(session_type ? { session_type } : {}), ...(about ? { about } : {}) }
}

/** The topic that a link names: `?about=food`. */
const topicIn = (search: string): Topic | undefined => {
  const about = new URLSearchParams(search).get('about')
  return topics.find((topic) => topic === about)
}

export function useChoices() {
  const given = topicIn(useLocation().search)
  const [choices, setChoices] = useState(() => {
    stored = draft.read() ?? {}
    // A slot that was chosen for another topic belongs to another profession.
    if (given && given !== (stored.about ?? 'unsure')) stored = { ...wishes(), about: given }
    return stored
  })
  const set = (next: Choices) => {
    stored = next
    draft.keep(next)
    setChoices(next)
  }
  return {
    choices: given ? { ...choices, about: given } : choices,
    /** Whether the link to this page names the topic. */
    isTopicGiven: given !== undefined,
    choose: (more: Choices) => {
      set({ ...stored, ...more })
    },
    chooseDay: (day: string) => {
      set({ ...wishes(), day })
    },
    /** Another profession has other free slots: the day stays. */
    chooseTopic: (about: Topic) => {
      const { session_type, day } = stored
      set({
        ...(session_type ? { session_type } : {}),
        about,
        ...(day ? { day } : {}),
      })
    },
    /** A slot, with the provider whom the server would assign. */
    chooseSlot: ({ starts_at, provider }: Slot) => {
      set({
        ...wishes(),
        day: dayOf(starts_at),
        starts_at,
        ...(provider ? { provider } : {}),
      })
    },
  }
}

export type ChoicesControls = ReturnType<typeof useChoices>

/** The furthest step that the user may open: no step before it is unanswered (spec section 4). */
export function furthestStep({ session_type, starts_at, provider }: Choices): 1 | 2 | 3 {
  if (!session_type) return 1
  return starts_at && provider ? 3 : 2
}
