/** In the order in which they are read: what may need help at once comes first, what is seen the same day last. */
export const dangerKinds = [
  'symptom',
  'glucose_low',
  'glucose_high',
  'pressure_high',
  'pressure_low',
  'pulse_slow',
  'pulse_fast',
  'pressure_today',
  'glucose_today',
] as const
export type DangerKind = (typeof dangerKinds)[number]

const names: Record<DangerKind, { one: string; several: string }> = {
  symptom: { one: 'sign of danger', several: 'signs of danger' },
  glucose_low: { one: 'dangerous low of glucose', several: 'dangerous lows of glucose' },
  glucose_high: { one: 'dangerously high glucose', several: 'dangerously high glucose values' },
  pressure_high: {
    one: 'dangerously high blood pressure',
    several: 'dangerously high blood pressures',
  },
  pressure_low: {
    one: 'dangerously low blood pressure',
    several: 'dangerously low blood pressures',
  },
  pulse_slow: { one: 'very slow pulse', several: 'very slow pulses' },
  pulse_fast: { one: 'very fast pulse', several: 'very fast pulses' },
  pressure_today: {
    one: 'blood pressure that needs a clinic the same day',
    several: 'blood pressures that need a clinic the same day',
  },
  glucose_today: {
    one: 'high glucose that needs a clinic the same day',
    several: 'high glucose values that need a clinic the same day',
  },
}

/** Of one kind so many are named one by one; the rest is counted. */
const named = 4

/** The dangers of one kind: "3 dangerous lows of glucose", each with its time, newest first. */
export interface DangerGroup<Moment> {
  kind: DangerKind
  title: string
  shown: readonly { shown: string; at: Moment }[]
  /** How many more there are, all older. */
  more: number
}

/** Dangers by kind, as they are read in a few seconds. */
export function groupDangers<Moment>(
  dangers: readonly { kind: DangerKind; shown: string; at: Moment }[],
): DangerGroup<Moment>[] {
  return dangerKinds.flatMap((kind) => {
    const all = dangers.filter((one) => one.kind === kind)
    if (all.length === 0) return []
    const { one, several } = names[kind]
    const title = `${all.length} ${all.length === 1 ? one : several}`
    return [{ kind, title, shown: all.slice(0, named), more: Math.max(0, all.length - named) }]
  })
}
