/** Texts that keep a word or a length, with the reason. */
export const allowed: readonly { part: string; reason: string }[] = [
  { part: 'Demo: nobody reads this chat', reason: 'fixed by docs/specification.md, "Demo chat"' },
  { part: 'LOINC is copyright', reason: 'a notice that the licence prescribes word for word' },
  { part: 'In the past few weeks, have you felt that you or your family', reason: 'ASQ, item 2' },
  { part: 'Have you ever had a drink or used drugs first thing', reason: 'CAGE-AID, item 4' },
  { part: 'Tried hard not to think about the event(s)', reason: 'PC-PTSD-5, item 2' },
  { part: 'Felt guilty or unable to stop blaming', reason: 'PC-PTSD-5, item 5' },
  { part: 'If you checked off any problems', reason: 'PHQ-9, question on function' },
  { part: 'Please indicate for each of the five statements', reason: 'WHO-5, instruction' },
  {
    part: 'was it hard to begin something',
    reason: 'a question of the burnout check: its version is stored',
  },
  { part: '/dev/mail', reason: 'an address' },
  { part: 'Send refunded or refused.', reason: 'names values of a JSON field' },
  { part: 'Ask for pending, approved or refused.', reason: 'names values of a JSON field' },
  { part: 'SEED_DEMO: refused in production', reason: 'read by operators' },
  { part: 'Refused', reason: 'the description of a problem in the API' },
]
