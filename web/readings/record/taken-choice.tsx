import { useEffect, useState } from 'react'
import { loadOnce, useLazyPart } from '#web/platform/lazy.tsx'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'

/** Fetched once the form is drawn: later there may be no connection. */
const fetchTaken = loadOnce(() => import('./taken-fields.tsx'))
const fetchFields = async () => (await fetchTaken()).AnotherTime

/**
 * When the reading of a form was taken; undefined for now.
 *
 * @throws ProblemError with the field of what is wrong
 */
export async function chosenTime(form: HTMLFormElement | null | undefined) {
  if (!form || new FormData(form).get('taken') !== 'earlier') return undefined
  return (await fetchTaken()).earlierIn(form)
}

/** Whether a form asks when a reading was taken, and the fields for it; mostly that is now. */
export function useTaken() {
  const [isEarlier, setEarlier] = useState(false)
  /** Whether a press opened the fields, which then get the focus. */
  const [isAsked, setAsked] = useState(false)
  const { Part: Fields, load } = useLazyPart(fetchFields)

  useEffect(() => {
    load().catch(() => undefined)
  }, [load])

  function open(byPress: boolean) {
    load().then(
      () => {
        setAsked(byPress)
        setEarlier(true)
      },
      (reason: unknown) => {
        dispatchEvent(new Event('ubumi:part-missing'))
        toastFailure('The time could not be opened', reason)
      },
    )
  }

  return { isEarlier, isAsked, Fields, open, close: () => setEarlier(false) }
}

/** Another day and time, once that was asked for: many people write readings down first, and type them in the evening. */
export function TakenChoice({
  isEarlier,
  isAsked,
  Fields,
  open,
  close,
  kept,
}: ReturnType<typeof useTaken> & { kept: Typed | undefined }) {
  return (
    <>
      <input
        type="hidden"
        name="taken"
        value={isEarlier ? 'earlier' : ''}
        data-kept=""
        onInput={({ currentTarget: { value } }) => {
          if (value === 'earlier') open(false)
        }}
      />
      {isEarlier && Fields ? <Fields isAsked={isAsked} onNow={close} kept={kept} /> : null}
    </>
  )
}
