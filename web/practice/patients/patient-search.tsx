import { useId } from 'react'
import { Button } from '#web/ui/actions/button.tsx'

interface PatientSearchProps {
  onType?: (typed: string) => void
  /** Where not all patients are on the page: queries the server, when the form is sent. */
  onAsk: ((search: string) => void) | undefined
}

/** Filters by name: as the user types, or where not all patients are on the page when it is sent. */
export function PatientSearch({ onType, onAsk }: PatientSearchProps) {
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
          Search by name
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
