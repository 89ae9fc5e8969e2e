// The first import of each command that a fresh clone may run: the modules after it need a newer Node than
// Debian 12 has, and would end with a stack. It uses nothing that an old Node lacks.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: Ubumi needs Node 20.19 or later, better 24. Install it from https://nodejs.org/en/download, and run this again.`,
  )
  process.exit(1)
}
