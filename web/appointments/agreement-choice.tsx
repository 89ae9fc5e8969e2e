import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'

const agreed = [
  { value: 'by phone', label: 'Agreed by phone' },
  { value: 'at the clinic', label: 'Agreed here' },
] as const
const ask = { value: 'ask', label: 'Propose it', detail: 'The patient accepts or declines it.' }

/**
 * Whether the patient has agreed to the time: then it is confirmed at once. Nothing is chosen for staff. To a person
 * without a login nothing is proposed: they could not answer.
 */
export function AgreementChoice({ hasNoLogin = false }: { hasNoLogin?: boolean | undefined }) {
  return (
    <ChoiceCards
      name="agreement"
      label="Has the patient agreed?"
      options={hasNoLogin ? agreed : [...agreed, ask]}
    />
  )
}
