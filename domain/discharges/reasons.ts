/** Why a provider ends the care of a patient, as the database keeps it. */
export const dischargeReasons = [
  'goals_reached',
  'moved_away',
  'does_not_come',
  'wishes_to_stop',
  'referred',
  'other',
] as const
export type DischargeReason = (typeof dischargeReasons)[number]

/** As staff read it. */
export const dischargeReasonLabels: Record<DischargeReason, string> = {
  goals_reached: 'Goals reached',
  moved_away: 'Moved away',
  does_not_come: 'Does not come',
  wishes_to_stop: 'Wishes to stop',
  referred: 'Referred to another place',
  other: 'Another reason',
}
