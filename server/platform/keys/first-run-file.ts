import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { closeToOthers, privateFile, privateFolder } from '../files/private-files.ts'

/**
 * Secrets that the first run generated, stored as JSON in the data folder. File and folder are closed to
 * other users.
 *
 * @returns undefined where there is no such file
 * @throws Error where it is empty or damaged: other secrets would end each session and lose each
 *   second factor
 */
export function readSecretFile<T>(
  file: string,
  isValid: (value: unknown) => value is T,
): T | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const value = parseJson(text)
  if (isValid(value)) {
    closeToOthers(file)
    closeToOthers(dirname(file))
    return value
  }
  throw new Error(
    `${file} is ${text.trim() ? 'damaged' : 'empty'}. Restore it from a backup: without it no second factor opens. Delete it only where there are no records yet.`,
  )
}

/**
 * Writes such a file whole or not at all, readable by this user only. Where another process was
 * faster, its secrets count.
 *
 * @returns the secrets in the file
 */
export function makeSecretFile<T>(
  file: string,
  made: T,
  isValid: (value: unknown) => value is T,
): T {
  mkdirSync(dirname(file), { recursive: true, mode: privateFolder })
  closeToOthers(dirname(file))
  const part = `${file}.${process.pid}.part`
  try {
    const handle = openSync(part, 'w', privateFile)
    try {
      writeFileSync(handle, JSON.stringify(made))
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    // Unlike a rename it fails where the file is there.
    linkSync(part, file)
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readSecretFile(file, isValid)!
  } finally {
    rmSync(part, { force: true })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
