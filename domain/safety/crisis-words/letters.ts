/** Whether one word becomes the other by so many letters added, dropped, changed, or two swapped. */
export function isWithin(word: string, key: string, max: number): boolean {
  let [before, row] = [[] as number[], Array.from({ length: key.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= key.length; j += 1) {
      const cost = word[i - 1] === key[j - 1] ? 0 : 1
      let best = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + cost)
      if (i > 1 && j > 1 && word[i - 1] === key[j - 2] && word[i - 2] === key[j - 1])
        best = Math.min(best, before[j - 2]! + 1)
      next.push(best)
    }
    ;[before, row] = [row, next]
  }
  return row[key.length]! <= max
}
