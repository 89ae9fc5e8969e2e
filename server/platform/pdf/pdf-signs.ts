import anyAscii from 'any-ascii'

/** Signs that a plan is written with, and what says the same on paper. Many look alike. */
const meanings: readonly [signs: string, written: string][] = [
  ['↓⇓⇩⬇🔽▼▽▾🡇🠋⤓', '(down)'],
  ['↑⇑⇧⬆🔼▲△▴🡅🠉⤒', '(up)'],
  ['↕⇅⇵⬍', '(up and down)'],
  ['↗⬈', '(rising)'],
  ['↘⬊', '(falling)'],
  ['→⇒⇨➔➙➛➜➝➞➡⟶⟹', '->'],
  ['←⇐⇦⬅⟵⟸', '<-'],
  ['↔⇔⟷⟺', '<->'],
  ['✓✔☑✅🗸', '(tick)'],
  ['✗✘☒❌🗴', '(cross)'],
  ['☐□▢❏❑', '[ ]'],
  ['✕✖⨉⨯', '×'],
  ['≤⩽≦', '<='],
  ['≥⩾≧', '>='],
  ['➕', '+'],
  ['➖', '-'],
  ['➗∕', '/'],
  ['∼⁓', '~'],
  ['∶', ':'],
  ['∙⋅', '·'],
  ['∗', '*'],
  ['∣', '|'],
  ['⋯', '...'],
  ['►▸➤➢', '->'],
  ['❎🗙', '(cross)'],
  ['˚', '°'],
  ['✆☏', '(telephone)'],
  // Blood groups: to leave them out would leave "positive" alone.
  ['🅰', 'A'],
  ['🅱', 'B'],
  ['🆎', 'AB'],
  ['🅾', 'O'],
]

const written = new Map(
  meanings.flatMap(([signs, meaning]) => Array.from(signs, (sign) => [sign, meaning] as const)),
)

/**
 * A sign that no font draws, as it is printed: a word in brackets, a sign of the same meaning, or nothing.
 * Never a letter that looks like it: `↓` is no "v".
 */
export function signInWords(sign: string): { text: string; isApart: boolean } {
  const meaning = written.get(sign)
  if (meaning !== undefined) return { text: meaning, isApart: true }
  // Accents and frames around what is before them.
  if (/^\p{M}$/u.test(sign)) return { text: '', isApart: false }
  if (/^\p{RI}{2}$/u.test(sign)) return { text: `(flag ${anyAscii(sign)})`, isApart: true }
  const ascii = anyAscii(sign)
  const name = /^:([\w+-]+):$/.exec(ascii)?.[1]
  if (name) return { text: `(${name.replaceAll('_', ' ')})`, isApart: true }
  // Money has a code.
  if (/^\p{Sc}$/u.test(sign) && /^[A-Z]{3}$/.test(ascii)) return { text: ascii, isApart: true }
  // To leave out what compares or calculates would change what is said, and so would a likeness.
  if (/^[\p{Sm}\p{Cn}\p{Co}]$/u.test(sign)) return { text: '?', isApart: true }
  return { text: /^[^\p{L}\p{N}<>^=+]+$/u.test(ascii) ? ascii : '', isApart: false }
}
