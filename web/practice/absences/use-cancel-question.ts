import { useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { counted, periodWords } from './absence-words.ts'

interface Period {
  starts_at: string
  ends_at: string
}
type Wanted = Period & { cancel_reason?: string | undefined }
interface Shown {
  /** Of the period that was counted. */
  key: string
  words: string
  count: number
}

const keyOf = (wanted: Wanted) => JSON.stringify({ ...wanted, cancel_reason: undefined })

/**
 * Shows before a save how many appointments a reason cancels and in which period. They are counted when the field of the
 * reason takes the focus. What is saved of another period is counted and asked first.
 */
export function useCancelQuestion<Typed extends Wanted>(
  count: (period: Typed) => Promise<number>,
  loadSchema: () => Promise<ZodMiniType<Typed>>,
) {
  const [shown, setShown] = useState<Shown>()

  async function ask(wanted: Typed): Promise<Shown> {
    const key = keyOf(wanted)
    const next = { key, words: periodWords(wanted), count: await count(wanted) }
    setShown(next)
    return next
  }

  /** What is typed so far; where it is no period yet, the save asks. */
  async function look(form: HTMLFormElement | null) {
    if (!form) return
    const typed = Object.fromEntries(new FormData(form))
    try {
      const { data } = (await loadSchema()).safeParse(typed)
      if (data) await ask(data)
    } catch {
      // Offline, for example: the save asks, and says why it cannot.
    }
  }

  return {
    look,
    /** Whether this may be sent: nothing is cancelled, or the user has seen of how many and when. */
    async isAnswered(wanted: Typed): Promise<boolean> {
      if (!wanted.cancel_reason || shown?.key === keyOf(wanted)) return true
      return (await ask(wanted)).count === 0
    },
    /** For the field of the reason, once it is counted. */
    words: shown && `${shown.words}: a reason cancels ${counted(shown.count)}.`,
    label: (hasReason: boolean) =>
      hasReason && shown && shown.count > 0 ? `Cancel ${counted(shown.count)}` : 'Save absence',
  }
}
