import { useEffect, useState } from 'react'
import { readDraft } from '#domain/screening/draft.ts'
import { beginQuestions, type ScreeningState, startScreening } from '#domain/screening/flow.ts'
import { useLocation, useNavigate } from '#web/platform/location.ts'
import type { Person } from './use-person.ts'
import { type Run, storedRun } from './stored-run.ts'

/** What the page's entry in the browser's history remembers: which run it shows, never an answer. */
interface Entry {
  /** The id of the run that is on the screen. */
  run?: string
  /** The server has its results. */
  is_saved?: true
  /** The page is not left: see arrival.ts. */
  stays?: true
  /** Asked for at the intro. */
  begin?: 'kept' | 'not kept'
  /** The one instrument that a provider asked for, and the id of that request. */
  only?: NonNullable<ScreeningState['only']>
  request?: string
}

/**
 * The current screening. All of it is one entry of the browser's history, so that no one finds the
 * questions by going back: Back leaves the page, and the page then offers to continue.
 */
export function useRun({ gender }: Pick<Person, 'gender'>) {
  const navigate = useNavigate()
  const { state: entry } = useLocation() as { state: Entry | null }
  const [run, setRun] = useState(() => {
    const stored = readRun()
    if (!entry?.begin) return stored
    const state = beginQuestions(startScreening(crypto.randomUUID(), gender, entry.only))
    return { state, is_kept: entry.begin === 'kept', ...requestOf(entry) }
  })

  const replace = (state: Entry | null) => navigate('/screening', { replace: true, state })
  // A new place in the same entry: the heading takes the focus.
  const show = (state: ScreeningState) => replace({ run: state.id })

  useEffect(() => {
    const isOver = run?.state.step === 'results' && !run.is_kept
    if (run && !isOver) storedRun.keep(run)
    else storedRun.clear()
  }, [run])

  useEffect(() => {
    // So that a reload does not start again.
    if (entry?.begin && run) show(run.state)
  })

  function goTo(state: ScreeningState) {
    if (!run) return
    if (state.step === 'intro') return leave()
    setRun({ ...run, state })
    show(state)
  }

  /** Out of the questions; the answers stay. */
  const leave = () => replace(null)

  /** Back to the intro, with nothing left of the run. */
  function clear() {
    storedRun.clear()
    replace(null)
  }

  return {
    run,
    /** What the page shows; undefined where it offers to continue. */
    state: entry?.run === run?.state.id || entry?.begin ? run?.state : undefined,
    goTo,
    /** Continues where the person stopped. */
    resume: show,
    /** What a reload finds after the results were saved. */
    isSaved: entry?.is_saved === true,
    pause: leave,
    clear,
    /** The tab need not remember it any longer; the page still shows it. */
    markSaved: () => {
      storedRun.clear()
      if (run) replace({ run: run.state.id, is_saved: true, stays: true })
    },
  }
}

export type RunControls = ReturnType<typeof useRun>

const requestOf = (from: { request?: unknown } | null | undefined) =>
  typeof from?.request === 'string' ? { request: from.request } : {}

function readRun(): Run | undefined {
  const stored = storedRun.read()
  const state = readDraft(JSON.stringify(stored?.state))
  return state && { state, is_kept: stored?.is_kept === true, ...requestOf(stored) }
}
