import { useId } from 'react'
import { Button } from '#web/ui/actions/button.tsx'

interface PatientSearchProps {
  /** Called as the user types. */
  onType?: (typed: string) => void
  /** Called when the form is sent; without it there is no button. */
  onAsk: ((search: string) => void) | undefined
  label?: string
}

/** One field to search by name: it filters as the user types, or asks the server when it is sent. */
export function PatientSearch({ onType, onAsk, label = 'Search by name' }: PatientSearchProps) {
  const id = useId()
  return (
    <search>
      <form
        className="patient-search"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          const search = new FormData(event.currentTarget).get('search')
          onAsk?.(typeof search === 'string' ? search.trim() : '')
        }}
      >
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <div className="patient-search-box">
          <input
            className="control"
            id={id}
            name="search"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            onChange={(event) => onType?.(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Not every browser empties it; a dialog around it stays open.
              if (event.key !== 'Escape' || event.currentTarget.value === '') return
              event.preventDefault()
              event.currentTarget.value = ''
              onType?.('')
            }}
          />
          {onAsk ? (
            <Button type="submit" variant="quiet">
              Search
            </Button>
          ) : null}
        </div>
      </form>
    </search>
  )
}
