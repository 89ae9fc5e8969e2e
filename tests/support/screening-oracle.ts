/**
 * The published scoring once more, written from the papers and without the product's tables, so that
 * a slip in one of the two shows. It must never import from `domain/`.
 */

export type Given = Record<string, Record<string, number | null | undefined> | undefined>

const points = (answer: number | null | undefined) => (typeof answer === 'number' ? answer : 0)

/** Topp 2015: five statements, each 0 to 5, the raw sum times four. */
function whoFive(a: Record<string, number | null | undefined>) {
  const raw = points(a['0']) + points(a['1']) + points(a['2']) + points(a['3']) + points(a['4'])
  return raw + raw + raw + raw
}

function sumUpTo(last: number, a: Record<string, number | null | undefined>) {
  let sum = 0
  for (let question = 0; question <= last; question += 1) sum += points(a[`${question}`])
  return sum
}

export function oracleScores(given: Given): Record<string, number> {
  const scores: Record<string, number> = {}
  if (given['WHO-5']) scores['WHO-5'] = whoFive(given['WHO-5'])
  if (given['GAD-7']) scores['GAD-7'] = sumUpTo(6, given['GAD-7'])
  if (given['PHQ-9']) scores['PHQ-9'] = sumUpTo(8, given['PHQ-9'])
  if (given['PHQ-15']) scores['PHQ-15'] = sumUpTo(14, given['PHQ-15'])
  if (given['PC-PTSD-5'])
    scores['PC-PTSD-5'] = given['PC-PTSD-5']['exposure'] === 1 ? sumUpTo(4, given['PC-PTSD-5']) : 0
  if (given['CAGE-AID']) scores['CAGE-AID'] = sumUpTo(3, given['CAGE-AID'])
  return scores
}

/** The published name of where a score lies. */
export function oracleBand(instrument: string, score: number): string {
  if (instrument === 'WHO-5') return score / 4 < 13 ? 'Low well-being' : 'Well-being not flagged'
  if (instrument === 'GAD-7') {
    if (score < 5) return 'Minimal'
    if (score < 10) return 'Mild'
    return score < 15 ? 'Moderate' : 'Severe'
  }
  if (instrument === 'PHQ-9') {
    if (score < 5) return 'None-minimal'
    if (score < 10) return 'Mild'
    if (score < 15) return 'Moderate'
    return score < 20 ? 'Moderately severe' : 'Severe'
  }
  if (instrument === 'PHQ-15') {
    if (score < 5) return 'Minimal'
    if (score < 10) return 'Low'
    return score < 15 ? 'Medium' : 'High'
  }
  if (instrument === 'PC-PTSD-5')
    return score < 3 ? 'Below the usual cut-off' : 'Possible trauma-related symptoms'
  if (score === 0) return 'No concern flagged'
  return score === 1 ? 'Worth talking about (soft prompt)' : 'Possible alcohol or drug problem'
}

/** docs/specification.md, "Further instruments". */
export function oracleFollowUps(given: Given): string[] {
  const { 'PHQ-9': mood = 0, 'GAD-7': worry = 0 } = oracleScores(given)
  const wanted: string[] = []
  if (mood > 9) wanted.push('PHQ-15')
  if (worry > 9) wanted.push('PC-PTSD-5')
  if (wanted.length > 0) wanted.push('CAGE-AID')
  return wanted
}

/** docs/specification.md, "Item 9". */
export function oracleSafety(given: Given): boolean {
  const ninth = given['PHQ-9']?.['8']
  return ninth === 1 || ninth === 2 || ninth === 3
}
