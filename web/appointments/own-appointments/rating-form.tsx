import { useQueryClient } from '@tanstack/react-query'
import type { OwnRating } from '#domain/appointments/rating-schema.ts'
import type { Appointment } from '#domain/appointments/schema.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { rateSession } from './rating-queries.ts'

const answers = ['Very bad', 'Bad', 'All right', 'Good', 'Very good'] as const

interface RatingFormProps {
  appointment: Appointment
  /** What the user said before. */
  rating: OwnRating | undefined
  onSaved: () => void
}

/** One question about a session, and a comment for its provider. */
export function RatingForm({ appointment: { id }, rating, onSaved }: RatingFormProps) {
  const client = useQueryClient()

  async function save({ score, comment }: { score: string; comment?: string | undefined }) {
    await rateSession(client, id, { score: Number(score), ...(comment ? { comment } : {}) })
    toast({ title: 'Thank you', text: 'Your rating is saved. You can change it for 7 days.' })
    onSaved()
  }

  return (
    <Form
      schema={async () => (await import('./rating-schema.ts')).ratingForm}
      onSubmit={save}
      submitLabel="Save rating"
      busyLabel="Saving..."
    >
      <ChoiceCards
        name="score"
        label="How was this session?"
        options={answers.map((label, index) => ({
          value: String(index + 1),
          label: `${index + 1}: ${label}`,
        }))}
        {...(rating ? { defaultValue: String(rating.score) } : {})}
      />
      <OwnWords>
        <TextAreaField
          name="comment"
          label="Comment for your provider"
          optional
          hint="Your provider reads it without your name or the date, and only once 5 sessions are rated. Your own words may still show who you are."
          maxLength={1000}
          defaultValue={rating?.comment ?? ''}
        />
      </OwnWords>
      <p>Other patients see only the mean of at least 5 ratings.</p>
    </Form>
  )
}
