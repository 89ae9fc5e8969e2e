import type { CareAnswer, PregnancyAnswer } from '#domain/readings/care.ts'

export const pregnancyQuestion = 'Are you pregnant, or did you give birth in the last 6 weeks?'

export const pregnancyChoices: readonly { value: PregnancyAnswer; label: string }[] = [
  { value: 'pregnant', label: 'I am pregnant' },
  { value: 'postpartum', label: 'I gave birth in the last 6 weeks' },
  { value: 'no', label: 'No' },
  { value: 'unsaid', label: 'Rather not say' },
]

export const careChoices: readonly { value: CareAnswer; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsaid', label: 'Rather not say' },
]

export const whoSees =
  'Only you see this, and providers you share your readings with. A provider who enters a reading for you sees the advice that you read. The person who writes a plan for you sees what you say of pregnancy and kidney disease.'
