import { labelOfSymptom, symptomGroups, symptomsOf } from '#domain/symptoms/symptoms.ts'
import { FieldName, FieldNotes } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'

interface SymptomChoiceProps {
  /** Of a correction: null for what is in own words alone. */
  chosen?: string | null | undefined
  onChoose: (symptom: string) => void
}

/** The list of what one may feel, as choices beside each other; or something else. */
export function SymptomChoice({ chosen, onChoose }: SymptomChoiceProps) {
  const { id, error } = useField('symptom')
  const choice = (value: string, label: string, isFirst = false) => (
    <label key={value} className="choice">
      <input
        className="sr-only"
        type="radio"
        name="symptom"
        id={isFirst ? id : `${id}-${value}`}
        value={value}
        defaultChecked={chosen !== undefined && value === (chosen ?? '')}
        onChange={() => onChoose(value)}
      />
      <span className="choice-name">{label}</span>
    </label>
  )
  return (
    <fieldset className={`field${error ? ' field-invalid' : ''}`}>
      <legend className="field-label">
        <FieldName label="What do you feel?" />
      </legend>
      <FieldNotes name="symptom" />
      {symptomGroups.map(({ key, title }, group) => (
        <div key={key} className="mt-3 grid gap-2">
          <p className={`text-sm ${key === 'danger' ? 'font-bold text-danger' : 'text-muted'}`}>
            {title}
          </p>
          <div className="flex flex-wrap gap-2">
            {symptomsOf(key).map((symptom, place) =>
              choice(symptom, labelOfSymptom(symptom), group === 0 && place === 0),
            )}
          </div>
        </div>
      ))}
      <div className="mt-6 flex">{choice('', 'Something else')}</div>
    </fieldset>
  )
}
