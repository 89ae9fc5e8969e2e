import { useId } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { sessionTypes } from '#domain/appointments/slots.ts'
import { appointmentStatuses } from '#domain/appointments/status.ts'
import { wordOfStatus } from '#web/appointments/texts.ts'
import { PatientSearch } from '#web/practice/patients/patient-search.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Period } from './periods.ts'

export interface AppointmentFilter {
  search: string
  status: ProviderAppointment['status'] | ''
  session_type: ProviderAppointment['session_type'] | ''
  period: Period
}

export const noFilter: AppointmentFilter = {
  search: '',
  status: '',
  session_type: '',
  period: 'upcoming',
}

interface FilterFormProps {
  filter: AppointmentFilter
  onChange: (filter: AppointmentFilter) => void
  periods: readonly { value: Period; label: string }[]
  /** Whether appointments of every status are listed. */
  hasStatus?: boolean
}

/** Asks for a name when it is sent, and for what is chosen at once. */
export function FilterForm({ filter, onChange, periods, hasStatus = false }: FilterFormProps) {
  const change = (part: Partial<AppointmentFilter>) => onChange({ ...filter, ...part })
  return (
    <div className="list-filter">
      <div className="list-filter-name">
        <PatientSearch onAsk={(search) => change({ search })} />
      </div>
      {hasStatus ? (
        <Choice
          label="Status"
          value={filter.status}
          any="Any status"
          options={appointmentStatuses.map((value) => ({ value, label: wordOfStatus(value) }))}
          onChoose={(status) => change({ status })}
        />
      ) : null}
      <Choice
        label="Session type"
        value={filter.session_type}
        any="Any type"
        options={sessionTypes.map((value) => ({ value, label: value }))}
        onChoose={(session_type) => change({ session_type })}
      />
      <Choice
        label="Period"
        value={filter.period}
        options={periods}
        onChoose={(period) => change({ period: period || 'upcoming' })}
      />
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value | ''
  /** The option for all of them. */
  any?: string
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value | '') => void
}

function Choice<Value extends string>({
  label,
  value,
  any,
  options,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="control-wrap">
        <select
          className="control"
          id={id}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value as Value | '')}
        >
          {any ? <option value="">{any}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="control-chevron">
          <Icon name="chevron" />
        </span>
      </span>
    </div>
  )
}
