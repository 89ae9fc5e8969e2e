import { dial } from '../phone/dial.ts'

/**
 * Helplines in the order they are shown: Zambian lines first, then 988. They are what the pages are
 * built with and fall back on; the table that an admin edits begins with the same. Sources: UNICEF
 * Zambia, June 2025, and Lifeline/Childline Zambia for 933 and 116; CAZ numbering for 112. An admin
 * dials each number before a release (docs/hazards.md, "H8").
 */
export interface Helpline {
  name: string
  /** As it is dialled: digits, single spaces, perhaps a plus in front. */
  number: string
  for_whom: string
  hours: string
  /** Danger to life; a person to talk to; of no use within Zambia. */
  kind: 'emergency' | 'listening' | 'abroad'
  /** The day an admin last dialled it, YYYY-MM-DD; null where none of us has. */
  last_checked: string | null
}

/** Ambulance, police, fire; the number that care cards say. */
export const emergencyNumber = '112'
/** Childline Zambia. */
export const childlineNumber = '116'

/**
 * Helplines for children first, for a person under 18; the order of the others stays. An admin may have
 * renamed a helpline: its number identifies it.
 */
export function linesForAge<Line extends Pick<Helpline, 'number'>>(
  lines: readonly Line[],
  isMinor: boolean,
): readonly Line[] {
  if (!isMinor) return lines
  const isChildline = ({ number }: Line) => dial(number) === dial(childlineNumber)
  return [...lines.filter(isChildline), ...lines.filter((line) => !isChildline(line))]
}

/** The numbers to call in danger, as a sentence names them: Childline first for a person under 18. */
export const numbersToCall = (isMinor: boolean) => (isMinor ? '116, 933 or 112' : '933 or 112')

export const helplines: readonly Helpline[] = [
  {
    name: 'Lifeline Zambia',
    number: '933',
    for_whom: 'Anyone in distress. Free from every network.',
    hours: 'Day and night',
    kind: 'listening',
    last_checked: null,
  },
  {
    name: 'Childline Zambia',
    number: childlineNumber,
    for_whom: 'Children and young people. Free from every network.',
    hours: 'Day and night',
    kind: 'listening',
    last_checked: null,
  },
  {
    name: 'Emergency',
    number: emergencyNumber,
    for_whom: 'Danger to life: ambulance, police, fire.',
    hours: 'Day and night',
    kind: 'emergency',
    last_checked: null,
  },
  {
    name: 'Suicide and Crisis Lifeline, in the US',
    number: '988',
    for_whom: 'Works from phones in the United States only.',
    hours: 'Day and night',
    kind: 'abroad',
    last_checked: null,
  },
]
