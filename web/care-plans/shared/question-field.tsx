import { OwnWords } from '#web/app/help/own-words.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { NumberField, type Option, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'

/** One question; its name is the field of the schema. */
export interface Question {
  name: string
  label: string
  hint?: string
  /** A single choice, several, a row of text, several rows, or a number with its unit. */
  answer: 'one' | 'some' | 'line' | 'words' | 'number'
  options?: readonly Option[]
  columns?: boolean
  unit?: string
  decimal?: boolean
  optional?: boolean
  /** The initial choice. */
  initially?: string
}

interface QuestionFieldProps {
  question: Question
  /** The earlier answer. */
  given: readonly string[] | undefined
}

/** The field of a question, by the type of its answer. */
export function QuestionField({ question, given = [] }: QuestionFieldProps) {
  const { answer, options = [], columns = false, initially = '', unit, decimal } = question
  const { name, label, hint, optional } = question
  const asked = { name, label, hint, optional }
  const text = given[0] ?? initially
  if (answer === 'one' || answer === 'some')
    return (
      <ChoiceCards
        {...asked}
        options={options}
        columns={columns}
        multiple={answer === 'some'}
        defaultValue={answer === 'some' ? given : text}
      />
    )
  if (answer === 'number')
    return (
      <NumberField {...asked} unit={unit ?? ''} decimal={decimal ?? false} defaultValue={text} />
    )
  return (
    <OwnWords>
      {answer === 'line' ? (
        <TextField {...asked} maxLength={200} defaultValue={text} />
      ) : (
        <TextAreaField {...asked} maxLength={1000} rows={3} defaultValue={text} />
      )}
    </OwnWords>
  )
}
