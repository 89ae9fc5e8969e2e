/**
 * Mann-Whitney's rank-sum test, two-sided, by the normal approximation with corrections for ties and for
 * continuity (Mann and Whitney, 1947): fits arms of more than twenty samples.
 *
 * @returns p, the chance of a difference as large as this one between samples of one distribution
 */
export function rankSumTest(left: readonly number[], right: readonly number[]): number {
  const all = [
    ...left.map((value) => ({ value, isLeft: true })),
    ...right.map((value) => ({ value, isLeft: false })),
  ].sort((a, b) => a.value - b.value)
  let rankSum = 0
  let ties = 0
  for (let from = 0; from < all.length;) {
    let to = from
    while (to < all.length && all[to]!.value === all[from]!.value) to += 1
    const rank = (from + 1 + to) / 2
    rankSum += rank * all.slice(from, to).filter(({ isLeft }) => isLeft).length
    ties += (to - from) ** 3 - (to - from)
    from = to
  }
  const [n, m, total] = [left.length, right.length, all.length]
  const deviation = Math.abs(rankSum - (n * (n + 1)) / 2 - (n * m) / 2)
  const spread = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))))
  return spread === 0 ? 1 : Math.min(1, 2 * upperTail(Math.max(0, deviation - 0.5) / spread))
}

/** Chance that a standard normal value is above `z` ≥ 0 (Abramowitz and Stegun, 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const weights = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = weights.reduceRight((rest, weight) => (rest + weight) * t, 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
