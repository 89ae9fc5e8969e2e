/** What each error of the operating system means for an operator. */
const meanings: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission for it',
  EPERM: 'this user has no permission for it',
  EROFS: 'its disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  ENOENT: 'it does not exist and cannot be created',
  EEXIST: 'a file is in its place',
  EMFILE: 'too many files are open',
  EIO: 'the disk has a fault',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'this host name is unknown',
}

/** Why a server does not start, in words for its operator: one line, without a stack. */
export function describeStartError(error: unknown): string {
  const {
    code = '',
    path,
    syscall,
    message,
  } = error as NodeJS.ErrnoException & { message?: string }
  const meaning = meanings[code]
  // PostgreSQL has codes of its own, and its messages are sentences.
  if (!meaning || !syscall) return (message ?? String(error)).trim()
  return `${path ? `${path} cannot be used` : `The server cannot ${syscall}`}: ${meaning} (${code}).`
}

/**
 * Why the server cannot listen.
 *
 * @param prefix of the settings that say where: `METRICS_` for the metrics
 */
export function describeListenError(
  error: NodeJS.ErrnoException,
  { HOST, PORT }: { HOST: string; PORT: number },
  prefix: '' | 'METRICS_' = '',
): string {
  if (error.code === 'EADDRINUSE') return `Port ${PORT} is taken. Set ${prefix}PORT to another one.`
  if (error.code === 'EACCES') {
    return `Port ${PORT} needs more rights than this user has. Set ${prefix}PORT to 1024 or higher.`
  }
  const reason = meanings[error.code ?? ''] ?? error.message
  return `The server cannot listen at ${prefix}HOST ${HOST}, ${prefix}PORT ${PORT}: ${reason}.`
}
