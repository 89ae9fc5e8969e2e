/** A change of an SQL text: what is replaced, by what, and a short name. */
export interface Change {
  name: string
  text: string
}

interface Token {
  word: string
  start: number
  end: number
  /** How many parentheses and `case` expressions are open around it. */
  depth: number
}

const pattern =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|[a-z_][\w$]*|\(|\)|;|,|:=|[^\s]/gi

/** Words at which an operand of `and` or `or` begins or ends. */
const borders = new Set(
  `where on if elsif when then else case end begin loop select from join left right inner cross
   lateral group order having limit offset union returning return for using set raise perform
   insert update delete into values as language not_found check ; , ( ) :=`.split(/\s+/),
)

function tokensOf(sql: string): Token[] {
  const found: Token[] = []
  const open: string[] = []
  for (const match of sql.matchAll(pattern)) {
    const word = match[0].toLowerCase()
    if (/^(--|\/\*)/.test(word)) continue
    const closes = word === ')' || (word === 'end' && open.at(-1) === 'case')
    if (closes) open.pop()
    const start = match.index
    found.push({ word, start, end: start + word.length, depth: open.length })
    // `end case` ends a statement of PL/pgSQL.
    if (word === '(' || (word === 'case' && found.at(-2)?.word !== 'end')) open.push(word)
  }
  return found
}

/** Whether a token joins two conditions: `between 1 and 2` does not. */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const { word, depth } = tokens[at]!
  if (word === 'or') return true
  if (word !== 'and') return false
  for (let before = at - 1; before >= 0; before -= 1) {
    const token = tokens[before]!
    if (token.depth < depth) return true
    if (token.depth > depth) continue
    if (token.word === 'between') return false
    if (token.word === 'and' || token.word === 'or' || isBorder(tokens, before)) return true
  }
  return true
}

function isBorder(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!
  // `is distinct from` compares.
  if (word === 'from' && tokens[at - 1]?.word === 'distinct') return false
  return borders.has(word)
}

/** Where the operand before or behind a joint ends, as an index of a token that is not part of it. */
function edgeOf(tokens: readonly Token[], joint: number, step: 1 | -1): number {
  const { word, depth } = tokens[joint]!
  for (let at = joint + step; at >= 0 && at < tokens.length; at += step) {
    const token = tokens[at]!
    if (token.depth < depth) return at
    if (token.depth > depth) continue
    if ((token.word === ')' || token.word === '(') && token.depth === depth) continue
    if (token.word === 'case' || (token.word === 'end' && isEndOfCase(tokens, at))) continue
    if (isBorder(tokens, at)) return at
    if (token.word === 'or' || (token.word === word && isJoint(tokens, at))) return at
  }
  return step === 1 ? tokens.length : -1
}

function isEndOfCase(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1] !== undefined && tokens[at - 1]!.depth > tokens[at]!.depth
}

const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Each way of leaving out one operand of an `and` or `or`. */
export function withOneOperandLess(sql: string): Change[] {
  const tokens = tokensOf(sql)
  return tokens.flatMap((joint, at) => {
    if (!isJoint(tokens, at)) return []
    const behind = edgeOf(tokens, at, 1)
    const end = tokens[behind - 1]!.end
    const second = {
      name: `without ${short(sql.slice(joint.start, end))}`,
      text: sql.slice(0, joint.start) + sql.slice(end),
    }
    const before = edgeOf(tokens, at, -1)
    // In a chain, what stands between two joints was left out with the first.
    if (tokens[before]?.word === joint.word && isJoint(tokens, before)) return [second]
    const start = tokens[before + 1]!.start
    const first = {
      name: `without ${short(sql.slice(start, joint.end))}`,
      text: sql.slice(0, start) + sql.slice(joint.end),
    }
    return [first, second]
  })
}

/** Each `if` of PL/pgSQL negated, and each `where` of one condition made true. */
export function withOtherConditions(sql: string): Change[] {
  const tokens = tokensOf(sql)
  return tokens.flatMap(({ word, depth, end }, at) => {
    const isIf = (word === 'if' && tokens[at - 1]?.word !== 'end') || word === 'elsif'
    if (!isIf && word !== 'where') return []
    const inside = tokens.slice(at + 1)
    const length = inside.findIndex(
      (token, index) =>
        token.depth < depth ||
        (token.depth === depth &&
          !['(', ')', 'case'].includes(token.word) &&
          isBorder(tokens, at + 1 + index) &&
          !isEndOfCase(tokens, at + 1 + index)),
    )
    const last = length === -1 ? inside.at(-1)! : inside[length - 1]
    if (!last || last.start < end) return []
    const condition = sql.slice(end, last.end)
    const put = (text: string) => sql.slice(0, end) + text + sql.slice(last.end)
    const joined = inside
      .slice(0, length === -1 ? inside.length : length)
      .some((token, index) => token.depth === depth && isJoint(tokens, at + 1 + index))
    if (isIf) return [{ name: `negated ${short(condition)}`, text: put(` not (${condition})`) }]
    return joined ? [] : [{ name: `every row, not ${short(condition)}`, text: put(' true') }]
  })
}

/** Each list of steps such as `'draft issued'` with one of them allowed backwards as well. */
export function withStepsBack(sql: string): Change[] {
  return [...sql.matchAll(/'(\w+) (\w+)'/g)]
    .filter((match) => /(?:\(|,)\s*$/.test(sql.slice(0, match.index)))
    .map(({ 1: from, 2: to, index }) => ({
      name: `also '${to} ${from}'`,
      text: `${sql.slice(0, index)}'${to} ${from}', ${sql.slice(index)}`,
    }))
}
