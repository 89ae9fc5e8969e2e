import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#web/ui/fields.tsx'
import { listedProviders } from './queries.ts'

/** Whom one would like to meet, by specialty. Nothing where there is no choice, or none can be told. */
export function SpecialtyChoice({
  chosen,
  onChoose,
}: {
  chosen: string | undefined
  onChoose: (specialty: string | undefined) => void
}) {
  const { data = [] } = useQuery(listedProviders)
  const specialties = [...new Set(data.flatMap(({ specialty }) => specialty ?? []))].sort()
  if (specialties.length < 2) return null
  return (
    <SelectField
      name="specialty"
      label="Who would you like to see?"
      placeholder="Anybody who is free"
      options={specialties}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value || undefined)}
    />
  )
}
