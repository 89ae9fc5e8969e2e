import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offeredTypes } from '#domain/appointments/offered-types.ts'
import { sessionTypes } from '#domain/appointments/slots.ts'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { bookableTypes } from './visit-type-queries.ts'

/**
 * The visit type that staff choose for a provider, and the ways in which it takes place.
 *
 * @param provider_id undefined for the user's own visits, empty until a provider is chosen
 */
export function useVisitTypeChoice(provider_id?: string) {
  const { data = [] } = useQuery({ ...bookableTypes(provider_id), enabled: provider_id !== '' })
  const [chosen, choose] = useState('')
  const type = data.find(({ id }) => id === chosen) ?? data[0]
  return {
    all: data,
    /** Undefined until the types are known. */
    id: type?.id,
    sent: type ? { visit_type_id: type.id } : {},
    choose,
    ways: offeredTypes(type?.session_types ?? sessionTypes),
  }
}

/** The types of a provider to choose from; nothing where there is one. */
export function VisitTypeField({
  types: { all, id, choose },
  onChange,
}: {
  types: ReturnType<typeof useVisitTypeChoice>
  /** Called once another type is chosen. */
  onChange?: () => void
}) {
  if (all.length < 2) return null
  return (
    <SelectField
      name="visit_type_id"
      label="Visit type"
      options={all.map((one) => ({
        value: one.id,
        label: `${one.name}, ${one.duration_minutes} minutes`,
      }))}
      value={id}
      onChange={(event) => {
        choose(event.currentTarget.value)
        onChange?.()
      }}
    />
  )
}
