/** Loaded before each bench: an error that ends it is followed by one line that says why it cannot measure. */
process.on('uncaughtException', (error) => {
  console.error(error)
  const [reason] = String(error?.message ?? error).split('\n')
  console.error(`Cannot measure: ${reason}`)
  process.exit(1)
})
