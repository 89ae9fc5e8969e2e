import { useEffect, useState } from 'react'
import { loadOnce, useLazyPart } from '#web/platform/lazy.tsx'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'

/** Fetched once the form is drawn: later there may be no connection. */
const fetchTaken = loadOnce(() => import('./taken-fields.tsx'))
const fetchFields = async () => (await fetchTaken()).TakenFields

/**
 * When the reading of a form was taken; undefined for now.
 *
 * @throws ProblemError with the field of what is wrong
 */
export async function chosenTime(form: HTMLFormElement | null | undefined) {
  if (!form || new FormData(form).get('taken') !== 'earlier') return undefined
  return (await fetchTaken()).takenIn(form)
}

/** Now, or another day and time: many people write readings down first, and type them in the evening. */
export function TakenChoice() {
  const [isEarlier, setEarlier] = useState(false)
  const { Part: Fields, load } = useLazyPart(fetchFields)

  useEffect(() => {
    load().catch(() => undefined)
  }, [load])

  function openFields() {
    load().then(
      () => setEarlier(true),
      (reason: unknown) => {
        dispatchEvent(new Event('ubumi:part-missing'))
        toastFailure('The time could not be opened', reason)
      },
    )
  }

  return (
    <>
      <div role="group" aria-label="Taken" className="reading-taken">
        <span aria-hidden="true" className="text-muted">
          Taken
        </span>
        <button
          type="button"
          className="range-chip"
          aria-pressed={!isEarlier}
          onClick={() => setEarlier(false)}
        >
          Now
        </button>
        <button
          type="button"
          className="range-chip"
          aria-pressed={isEarlier}
          data-adds-fields="taken"
          onClick={openFields}
        >
          Another time
        </button>
      </div>
      <input
        type="hidden"
        name="taken"
        value={isEarlier ? 'earlier' : ''}
        data-kept=""
        onInput={({ currentTarget: { value } }) => {
          if (value === 'earlier') openFields()
        }}
      />
      {isEarlier && Fields ? <Fields /> : null}
    </>
  )
}
