/**
 * Words after which the help lines are shown at once. It errs towards showing them: a needless help
 * line costs nothing. English, and the Bemba and Nyanja words for taking one's own life.
 */
const crisisWords: readonly RegExp[] = [
  /suicid/,
  /\bkill(ing)? (my|him|her|our|them)sel(f|ves)\b/,
  /\b(end|ending|take|taking) (it all|my (own )?life)\b/,
  /\b(want|wish|going|like|rather|ready) (to )?(die|be dead)\b/,
  /\bwish i (was|were) (dead|never born)\b/,
  /\b(hurt|hurting|harm|harming|cut|cutting) my ?self\b/,
  /\bself[- ]?harm/,
  /\b(no (reason|point)|not want|don'?t want|tired) (to|in|of) (live|living|be alive|being alive)\b/,
  /\bbetter off (dead|without me)\b/,
  /\boverdos/,
  /\bhang(ing)? myself\b/,
  /\bcan('?t| ?not) go on\b/,
  /\b(rape|raped|beats? me|beating me|abus(e|es|ed|ing) me)\b/,
  /\buku?ipaya\b/,
  /\b(ku)?dzipha\b/,
]

/** Whether a message sounds as if somebody may be in danger. Never a diagnosis. */
export function soundsLikeCrisis(text: string): boolean {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
  return crisisWords.some((words) => words.test(plain))
}
