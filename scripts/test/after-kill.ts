import { endMarked } from './marked-processes.ts'

// Waits until the run that has started it is gone, however it ended, and ends what that has left: servers, databases,
// browsers. After a run that ended by itself there is nothing to do. Ctrl-C is for the run.
const [mark = '', folder = ''] = process.argv.slice(2)
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
process.stdin.resume().on('close', () => {
  endMarked(mark, folder)
  process.exit(0)
})
