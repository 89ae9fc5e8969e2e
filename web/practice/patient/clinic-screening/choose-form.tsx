import { clinicInstruments } from '#domain/screening/staff-advice.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import type { InstrumentId } from '#domain/screening/instruments/instrument.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'

const options = clinicInstruments.map((value) => ({
  value,
  label: `${value}, ${instruments[value].subject.toLowerCase()}`,
}))

interface ChooseFormProps {
  onStart: (instrument: InstrumentId, isAloud: boolean) => void
}

/** Which questionnaire, and whose hands hold the device. */
export function ChooseForm({ onStart }: ChooseFormProps) {
  return (
    <Form
      schema={async () => (await import('./choose-schema.ts')).chooseForm}
      submitLabel="Start"
      onSubmit={async ({ instrument, how }) => onStart(instrument, how === 'aloud')}
    >
      <SelectField
        name="instrument"
        label="Questionnaire"
        options={options}
        placeholder="Choose a questionnaire"
      />
      <ChoiceCards
        name="how"
        label="How they answer"
        options={[
          {
            value: 'aloud',
            label: 'I read the questions aloud, word for word, and tap what they say',
          },
          { value: 'given', label: 'They answer on this device. I stay with them' },
        ]}
      />
    </Form>
  )
}
