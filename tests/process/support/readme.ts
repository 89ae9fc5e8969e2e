import { spawn } from 'node:child_process'
import { ended } from '#tests/support/postgres.ts'

/** The indented commands below each heading of the README's section "Production", by heading. */
export function readCommands(readme: string): Record<string, string> {
  const production = readme.slice(readme.indexOf('\n## Production\n'))
  return Object.fromEntries(
    production.split(/^### /m).map((part) => {
      const [heading, ...lines] = part.split('\n')
      const commands = lines.filter((text) => text.startsWith('    '))
      return [heading!.trim(), commands.map((text) => text.trim()).join('\n')]
    }),
  )
}

/** Runs a command that serves until it is stopped. @throws Error when it ends before it answers */
export async function startByCommand(command: string, env: Record<string, string>, cwd: string) {
  const options = { cwd, env }
  const child = spawn('bash', ['-ec', command.replace('npm start', 'exec npm start')], options)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = new Promise<number | null>((done) => child.once('close', done))
  while (child.exitCode === null) {
    const answer = await fetch(`${env.PUBLIC_URL}/api/health`).catch(() => undefined)
    if (answer?.ok) {
      return {
        output: () => output,
        async stop() {
          await ended(child, 'SIGTERM')
          return code
        },
      }
    }
    await new Promise((next) => setTimeout(next, 50))
  }
  throw new Error(`It ended with ${child.exitCode}:\n${output}`)
}
