import * as z from 'zod/mini'
import { CheckboxField, ChoiceCards, DateField } from '../ui/forms/choice-fields.tsx'
import { TimeField } from '../ui/forms/time-field.tsx'
import { NumberField } from '../ui/forms/fields.tsx'
import { EmailField } from '../ui/forms/email-field.tsx'
import { FileField } from '../ui/forms/file-field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { SelectField, TextAreaField, TextField } from '../ui/forms/fields.tsx'
import { AskWhen } from '../ui/actions/ask-when.tsx'
import { Form } from '../ui/forms/form.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { StepForm } from '../ui/forms/step-form.tsx'
import { toast } from '../ui/overlays/toast.tsx'

const kitSchema = z.object({
  full_name: z.string().check(z.minLength(1, 'Enter your full name')),
  email: z.email('Enter an email address, like name@example.com'),
  password: z.string().check(z.minLength(8, 'Enter a password of at least 8 characters')),
  date_of_birth: z.iso.date('Enter your date of birth as day, month and year'),
  systolic: z
    .number('Enter the systolic value')
    .check(z.gte(50, 'Enter a systolic value of 50 to 300'), z.lte(300, 'At most 300')),
  gender: z.enum(['female', 'male']),
  equipment: z.array(z.string()).check(z.minLength(1, 'Choose at least one')),
  time_frame: z.string().check(z.minLength(1, 'Choose a time frame')),
  notes: z.optional(z.string()),
  document: z.optional(z.file()),
  consent: z.literal(true, 'Agree before you send'),
})

/** Every field, in one form; the name "server" is rejected by the answer instead of the schema. */
export function KitForm() {
  return (
    <Form
      schema={kitSchema}
      submitLabel="Save my details"
      busyLabel="Saving..."
      onSubmit={async (values) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 800)
        })
        if (values.full_name === 'server') {
          throw new ProblemError({
            code: 'invalid',
            message: 'Some answers need another look',
            fields: { email: 'This email is already registered' },
            status: 422,
          })
        }
        toast({ title: 'Saved!', text: 'What you typed has been checked.' })
      }}
    >
      <TextField name="full_name" label="Full name" autoComplete="name" />
      <EmailField
        name="email"
        label="Email"
        hint="We write to this address only about your account."
        autoComplete="email"
      />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <TimeField name="starts_at" label="Time" optional />
      <DateField name="date_of_birth" label="Date of birth" hint="For example 27 3 1994" birthday />
      <NumberField name="systolic" label="Systolic" hint="The upper number" unit="mmHg" />
      <ChoiceCards
        name="gender"
        label="Gender"
        columns
        options={[
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
        ]}
      />
      <ChoiceCards
        name="equipment"
        label="What do you have at hand?"
        hint="Choose all that you have."
        multiple
        defaultValue={['Bicycle']}
        options={[
          'Bicycle',
          { value: 'Rope', label: 'Skipping rope', detail: 'Any rope of three metres will do.' },
          { value: 'Gym', label: 'A gym', disabled: true },
        ]}
      />
      <SelectField
        name="time_frame"
        label="Time frame"
        placeholder="Choose one"
        options={['1 month', '3 months', '6 months']}
      />
      <TextAreaField name="notes" label="Notes" optional />
      <FileField
        name="document"
        label="Student card"
        hint="A png, jpeg or pdf of at most 5 MB."
        optional
        accept="image/png,image/jpeg,application/pdf"
      />
      <CheckboxField name="consent" label="I agree that these details are kept for my care." />
    </Form>
  )
}

const sampleTime = Date.parse('2026-05-12T08:00:00Z')

/** Of an entry that was made offline while the clock of the phone was changed. */
export function KitQuestion() {
  return (
    <AskWhen
      question="When did you measure this?"
      about="128/82 mmHg"
      times={[new Date(sampleTime - 3_600_000).toISOString()]}
      now={sampleTime}
      onAnswer={() => toast({ title: 'Kept', text: 'The time would be kept.' })}
    />
  )
}

/** One step of a questionnaire, the first: Back is disabled. */
export function KitStep() {
  return (
    <StepForm
      schema={z.object({ goal: z.enum(['sleep', 'move'], 'Choose one') })}
      onType={() => undefined}
      onSubmit={() => toast({ title: 'Next', text: 'The next step would open.' })}
    >
      <ChoiceCards
        name="goal"
        label="What comes first?"
        options={[
          { value: 'sleep', label: 'Sleep better' },
          { value: 'move', label: 'Move more' },
        ]}
      />
    </StepForm>
  )
}
