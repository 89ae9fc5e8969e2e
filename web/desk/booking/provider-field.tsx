import { useQuery } from '@tanstack/react-query'
import { professionLabels } from '#domain/practice/professions.ts'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { errorTitles } from '../texts.ts'
import { deskProviders } from './booking-queries.ts'

interface ProviderFieldProps {
  value?: string
  onChoose?: (id: string) => void
}

/** With whom: the providers in practice, by name. */
export function ProviderField({ value, onChoose }: ProviderFieldProps) {
  const query = useQuery(deskProviders)
  return (
    <QueryView query={query} failed={errorTitles.providers} fallback={<Skeleton lines={2} />}>
      {(providers) => (
        <SelectField
          name="provider_id"
          label="Provider"
          placeholder="Choose a provider"
          options={providers.map(({ id, full_name, profession }) => ({
            value: id,
            label: profession ? `${full_name}, ${professionLabels[profession]}` : full_name,
          }))}
          {...(onChoose ? { value, onChange: (event) => onChoose(event.currentTarget.value) } : {})}
        />
      )}
    </QueryView>
  )
}
