/** The parts of a personal plan for very low or high sugar, in reading order. */
export const actionPlanParts = [
  {
    name: 'my_targets',
    heading: 'My targets, as my clinician gave them',
    hint: 'For example before a meal, after a meal, at bedtime. They may differ from the usual ones.',
    max: 1000,
  },
  {
    name: 'when_low',
    heading: 'What I take when my sugar is low',
    hint: 'And where I keep it: at home, in the bag, at work.',
    max: 1000,
  },
  {
    name: 'when_high',
    heading: 'What I do when my sugar is high',
    hint: 'As your clinician told you. Never more medicine than was prescribed.',
    max: 1000,
  },
  { name: 'call_name', heading: 'Who I call', hint: 'Someone who can come.', max: 120 },
  { name: 'call_phone', heading: 'Their phone number', hint: '', max: 40 },
  { name: 'clinic', heading: 'My clinic or hospital', hint: 'Name, place, phone.', max: 1000 },
  {
    name: 'when_to_go',
    heading: 'When I go there at once',
    hint: 'And how: who takes you, also at night.',
    max: 1000,
  },
] as const
