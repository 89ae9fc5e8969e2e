import { useState } from 'react'
import type { ProviderCard } from '#domain/appointments/provider-card.ts'
import type { OfferedProvider, Slot } from '#domain/appointments/schema.ts'
import type { SeriesInterval } from '#domain/appointments/series.ts'
import type { SessionType } from '#domain/appointments/slots.ts'
import { type Topic, topics } from '#domain/appointments/topics.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { tabDraft } from '#web/platform/drafts/draft.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { useLocation } from '#web/platform/location.ts'

/** What has been chosen so far. */
export interface Choices {
  session_type?: SessionType
  /** What kind of visit, where there are several. */
  visit_type_id?: string
  /** The topic; "not sure" until it is chosen. */
  about?: Topic
  /** The id of the provider whose times are shown; those of anyone without it. */
  whom?: string
  /** `YYYY-MM-DD` in Lusaka. */
  day?: string
  /** The slot, ISO 8601, and with whom: exactly what is shown and sent. */
  starts_at?: string
  provider?: ProviderCard
  repeat?: RepeatChoice
}

/** How often the session is repeated, and what the user chose for times that are taken. */
export interface RepeatChoice {
  /** 0 where there is one session. */
  every_weeks: 0 | SeriesInterval
  count: number
  /** By the taken time: another time of the day, or `skip`. */
  changes: Readonly<Record<string, string>>
}

/**
 * Saved while the user looks elsewhere in the app and returns, and when the session ends in
 * between.
 */
const draft = tabDraft<Choices>('booking')
let stored: Choices = {}
onSignedOut(() => {
  stored = {}
})

export function clearChoices() {
  stored = {}
  draft.clear()
}

/** What stays when another day or slot is chosen. */
function wishes(): Choices {
  const { session_type, visit_type_id, about, whom, repeat } = stored
  return {
    ...(repeat ? { repeat } : {}),
    ...(session_type ? { session_type } : {}),
    ...(visit_type_id ? { visit_type_id } : {}),
    ...(about ? { about } : {}),
    ...(whom ? { whom } : {}),
  }
}

/** The topic that a link names: `?about=food`. */
const topicIn = (search: string): Topic | undefined => {
  const about = new URLSearchParams(search).get('about')
  return topics.find((topic) => topic === about)
}

export function useChoices() {
  const { search } = useLocation()
  const given = topicIn(search)
  const [choices, setChoices] = useState(() => {
    stored = draft.read() ?? {}
    // A slot that was chosen for another topic belongs to another profession.
    if (given && given !== (stored.about ?? 'unsure')) {
      const { whom: _, ...others } = wishes()
      stored = { ...others, about: given }
    }
    // The page of a provider leads here with its id. Times of another one are not theirs.
    const whom = new URLSearchParams(search).get('whom')
    if (whom && whom !== stored.whom) stored = { ...wishes(), whom }
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
    /** Another kind of visit has other times: the day stays. */
    chooseVisitType: (visit_type_id: string) => {
      const { day } = stored
      set({ ...wishes(), visit_type_id, ...(day ? { day } : {}) })
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
    /**
     * Whose times are shown: anyone's, or one provider's, from their next free time on where no day
     * is chosen. A slot of this provider stays.
     */
    chooseWhom: (wanted: OfferedProvider | undefined) => {
      const { whom: _, ...others } = wishes()
      const { day = wanted?.next_free && dayOf(wanted.next_free), starts_at, provider } = stored
      set({
        ...others,
        ...(wanted ? { whom: wanted.id } : {}),
        ...(day ? { day } : {}),
        ...(starts_at && provider && (!wanted || wanted.id === provider.id)
          ? { starts_at, provider }
          : {}),
      })
    },
    /** A slot, with the provider whom the server would assign. */
    chooseSlot: ({ starts_at, provider }: Slot) => {
      const { whom, ...others } = wishes()
      set({
        ...others,
        // After a lost slot another provider may be offered.
        ...(whom && whom === provider?.id ? { whom } : {}),
        day: dayOf(starts_at),
        starts_at,
        ...(provider ? { provider } : {}),
      })
    },
  }
}

export type ChoicesControls = ReturnType<typeof useChoices>

/**
 * The furthest step that the user may open: no step before it is unanswered (docs/specification.md,
 * "Booking wizard").
 */
export function furthestStep({ session_type, starts_at, provider }: Choices): 1 | 2 | 3 {
  if (!session_type) return 1
  return starts_at && provider ? 3 : 2
}
