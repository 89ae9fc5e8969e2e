import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'

interface NameSearchProps {
  /** Empty where no name is searched. */
  search: string
  onSearch: (search: string) => void
}

/** The search for the visits of one patient. */
export function NameSearch({ search, onSearch }: NameSearchProps) {
  return (
    <Form
      className="desk-search"
      schema={async () => (await import('./search-schema.ts')).nameSearch}
      submitLabel="Search"
      onSubmit={(typed) => onSearch(typed.search)}
      actions={
        search ? (
          <Button variant="quiet" onClick={() => onSearch('')}>
            Show the day
          </Button>
        ) : null
      }
    >
      <TextField
        name="search"
        label="Patient’s name"
        type="search"
        autoComplete="off"
        maxLength={100}
        defaultValue={search}
      />
    </Form>
  )
}
