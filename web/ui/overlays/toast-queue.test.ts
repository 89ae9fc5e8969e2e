import { describe, expect, it } from 'vitest'
import {
  type Notice,
  type ToastKind,
  type ToastQueue,
  addNotice,
  emptyQueue,
  removeNotice,
  timeOnScreen,
} from './toast-queue.ts'

let lastId = 0
const notice = (title: string, kind: ToastKind = 'ok'): Notice => ({
  id: (lastId += 1),
  title,
  text: '',
  kind,
})
const titles = ({ shown, waiting }: ToastQueue) => [shown, ...waiting].map((each) => each?.title)
const fill = (...notices: Notice[]) => notices.reduce(addNotice, emptyQueue)

describe('the queue of notices', () => {
  it('shows one notice, and a later plain one in its place', () => {
    expect(titles(fill(notice('Welcome back!'), notice('Missing fields', 'destructive')))).toEqual([
      'Missing fields',
    ])
    expect(titles(fill(notice('Missing fields', 'destructive'), notice('Success!')))).toEqual([
      'Success!',
    ])
  })

  it('shows an alert at once and the notice it displaced afterwards', () => {
    expect(titles(fill(notice('Success!'), notice('Crisis', 'alert')))).toEqual([
      'Crisis',
      'Success!',
    ])
  })

  it('queues only the latest plain notice behind alerts', () => {
    const queue = fill(notice('old'), notice('one', 'alert'), notice('new'), notice('two', 'alert'))
    expect(titles(queue)).toEqual(['one', 'two', 'new'])
  })

  it('never replaces an alert, whatever follows it', () => {
    const kinds: ToastKind[] = ['ok', 'destructive', 'alert']
    let queue = fill(notice('Crisis', 'alert'))
    for (let turn = 0; turn < 20; turn += 1) {
      queue = addNotice(queue, notice(`later ${turn}`, kinds[turn % 3]))
      expect(queue.shown?.title).toBe('Crisis')
    }
  })

  it('puts a second alert before all plain notices and behind the first alert', () => {
    const queue = fill(notice('one', 'alert'), notice('plain'), notice('two', 'alert'))
    expect(titles(queue)).toEqual(['one', 'two', 'plain'])
  })

  it('keeps an alert for 10 seconds and everything else for 5', () => {
    expect(timeOnScreen({ kind: 'alert' })).toBe(10_000)
    expect(timeOnScreen({ kind: 'ok' })).toBe(5_000)
    expect(timeOnScreen({ kind: 'destructive' })).toBe(5_000)
    expect(timeOnScreen({ kind: 'ok', action: { label: 'Undo', run() {} } })).toBe(10_000)
  })

  it('goes on to the next when one is removed, and ends empty', () => {
    const [a, b] = [notice('a', 'alert'), notice('b')]
    const after = removeNotice(fill(a, b), a.id)
    expect(after).toEqual({ shown: b, waiting: [] })
    expect(removeNotice(after, b.id)).toEqual(emptyQueue)
  })

  it('is not shortened by a timer that belongs to another notice', () => {
    const alert = notice('Crisis', 'alert')
    const queue = fill(alert, notice('b'))
    expect(removeNotice(queue, alert.id + 1)).toBe(queue)
  })

  it('does not say the same thing twice', () => {
    const queue = fill(notice('a', 'alert'), notice('b'))
    const repeated = [notice('b'), notice('a', 'alert')].reduce(addNotice, queue)
    expect(titles(repeated)).toEqual(['a', 'b'])
  })
})
