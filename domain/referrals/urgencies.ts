/** How soon the patient should be seen, as the database keeps it. */
export const urgencies = ['routine', 'soon', 'urgent'] as const
export type Urgency = (typeof urgencies)[number]

export const urgencyLabels: Record<Urgency, string> = {
  routine: 'Routine',
  soon: 'Soon: within two weeks',
  urgent: 'Urgent: within two working days',
}

/** How a provider states that the patient has agreed; in the app the patient is asked. */
export const agreements = ['in the app', 'at the clinic', 'by phone'] as const
export type Agreement = (typeof agreements)[number]
