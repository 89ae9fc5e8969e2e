import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { Profile } from '#domain/profile.ts'
import { readDraft } from '#domain/screening/draft.ts'
import { beginQuestions, type ScreeningState, startScreening } from '#domain/screening/flow.ts'
import { forgetRun, storedRun, storeRun } from './stored-run.ts'

/** A screening under way in this tab. */
interface Run {
  state: ScreeningState
  /** False where the person chose that nothing of it is kept. */
  is_kept: boolean
}

/** What an entry of the browser's history remembers: where one was, never what was answered. */
type Place = Pick<ScreeningState, 'id' | 'step' | 'at' | 'has_continued' | 'left_out'>

interface Entry {
  place?: Place
  /** The place of the entry before this one. */
  from?: Place
  /** Asked for at the intro. */
  begin?: 'kept' | 'not kept'
}

const placeOf = ({ id, step, at, has_continued, left_out }: ScreeningState): Place => ({
  id,
  step,
  at,
  has_continued,
  left_out,
})
const isSame = (one: Place | undefined, other: Place) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The screening under way. Each step is an entry of the browser's history, so Back and Forward walk
 * the questions and every answer stays. Without a place in its entry the page offers to go on.
 */
export function useRun({ id: user_id, gender }: Pick<Profile, 'id' | 'gender'>) {
  const navigate = useNavigate()
  const { key, state: entry } = useLocation() as { key: string; state: Entry | null }
  const isWalking = useNavigationType() === 'POP'
  const [run, setRun] = useState(() => {
    const stored = readRun(user_id)
    if (!entry?.begin) return stored
    const state = beginQuestions(startScreening(crypto.randomUUID(), gender))
    return { state, is_kept: entry.begin === 'kept' }
  })

  // The run itself says where one is, so that a quick second press meets the next question. The
  // history leads only where the person walks it.
  useLayoutEffect(() => {
    const place = entry?.place
    if (isWalking && place)
      setRun((current) => current && { ...current, state: stateAt(current.state, place) })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each entry
  }, [key])

  useEffect(() => {
    const isOver = run?.state.step === 'results' && !run.is_kept
    if (run && !isOver) storeRun(user_id, JSON.stringify(run))
    else forgetRun(user_id)
  }, [run, user_id])

  useEffect(() => {
    // So that Back to this entry finds the first question, and a reload does not begin anew.
    if (entry?.begin && run)
      void navigate('/screening', { replace: true, state: { place: placeOf(run.state) } })
  }, [entry, run, navigate])

  /** Goes to the next state of the run, one entry further. */
  function go(next: ScreeningState) {
    if (!run) return
    setRun({ ...run, state: next })
    const goal: Entry = { place: placeOf(next), from: placeOf(run.state) }
    void navigate('/screening', { state: goal })
  }

  /** Goes on where one stopped. */
  const resume = (stopped: ScreeningState) =>
    void navigate('/screening', { state: { place: placeOf(stopped) } })

  /** Goes one step back; over the browser's own Back where that leads to the same place. */
  function goTo(previous: ScreeningState) {
    if (!run) return
    const place = placeOf(previous)
    setRun({ ...run, state: previous })
    if (isSame(entry?.from, place)) void navigate(-1)
    else void navigate('/screening', { replace: true, state: { place } })
  }

  /** Out of the questions; what was answered waits. */
  const pause = () => void navigate('/screening')

  /** Back to the intro, with nothing left of it. */
  function forget() {
    forgetRun(user_id)
    void navigate('/screening', { replace: true })
  }

  return {
    run,
    /** What the page shows; undefined where it offers to go on. */
    state: entry?.place || entry?.begin ? run?.state : undefined,
    go,
    goTo,
    resume,
    pause,
    forget,
    /** The tab need not remember it any longer; the page still shows it. */
    settle: () => forgetRun(user_id),
  }
}

export type RunControls = ReturnType<typeof useRun>

function readRun(user_id: string): Run | undefined {
  try {
    const stored = JSON.parse(storedRun(user_id) ?? 'null') as Partial<Run> | null
    const state = readDraft(JSON.stringify(stored?.state))
    return state && { state, is_kept: stored?.is_kept === true }
  } catch {
    return undefined
  }
}

/** The run seen from a place in the history; as it is where the place is none of its own. */
function stateAt(state: ScreeningState, place: Place): ScreeningState {
  // What was finished stays finished: a result may be saved already.
  if (state.step === 'results' || place.id !== state.id) return state
  return readDraft(JSON.stringify({ ...state, ...place })) ?? state
}
