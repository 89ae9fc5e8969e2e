import { useLayoutEffect } from 'react'
import { pauseLength } from '#web/platform/pause-length.ts'

let until = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isListening = false

/**
 * Ignores taps and keys for `pauseLength` each time another question appears. Typing into a field, Tab,
 * the arrow keys, Shift (which leaves the page) and everything outside the main region still work.
 *
 * @param question names what is asked; a new name is a new question, and undefined is none
 */
export function useInputPause(question: string | number | undefined) {
  useLayoutEffect(() => {
    if (question !== undefined) startPause()
  }, [question])
}

function startPause() {
  const main = document.getElementById('main')
  if (!main) return
  if (!isListening) {
    // Before every listener of the page.
    addEventListener('click', ignore, true)
    addEventListener('keydown', ignore, true)
    isListening = true
  }
  // By the clock of events, with which they are compared.
  until = new Event('pause').timeStamp + pauseLength
  main.dataset.paused = ''
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const paused of document.querySelectorAll<HTMLElement>('[data-paused]'))
      delete paused.dataset.paused
  }, pauseLength)
}

function ignore(event: Event) {
  // By when the person did it: a slow phone hands it over late. What a script does is meant.
  if (event.timeStamp >= until || !event.isTrusted) return
  if (event instanceof KeyboardEvent ? !isAnswerKey(event) : !isInMain(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

const isInMain = ({ target }: Event) =>
  target instanceof Element && target.closest('#main') !== null

/** Enter, and outside of fields for words the space bar and every key of one sign. */
function isAnswerKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  // The header, and a dialog over the page, are not the question.
  if (event.target instanceof Element && event.target.closest('header, dialog')) return false
  if (event.key === 'Enter') return true
  return event.key.length === 1 && !isForWords(event.target)
}

const isForWords = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('textarea, select, input:not([type="radio"]):not([type="checkbox"])')
