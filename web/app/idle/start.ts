import { keepHelpAtHand } from './keep-help-at-hand.ts'
import { keepTyped } from './keep-typed.ts'

// What every page does in the background, in a chunk that is fetched once the browser is idle.
keepTyped()
keepHelpAtHand()
