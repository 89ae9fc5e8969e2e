export const activityKinds = [
  'Walking',
  'Field work',
  'House work',
  'Dancing',
  'Football',
  'Netball',
  'Cycling',
  'Running',
  'Strength',
  'Stretching',
  'Something else',
] as const
export type ActivityKind = (typeof activityKinds)[number]

export const efforts = ['Light', 'Moderate', 'Hard'] as const
export type Effort = (typeof efforts)[number]
