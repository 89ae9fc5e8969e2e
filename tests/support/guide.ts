import { readFileSync } from 'node:fs'

/** What `docs/develop.md` quotes: the lines and the file that they are in. */
export const guideBlocks = () =>
  [
    ...readFileSync('docs/develop.md', 'utf8').matchAll(
      /`([^`\n]+)`:\n\n```(?:ts|sql)\n([\s\S]+?)```/g,
    ),
  ].map(([, file = '', code = '']) => ({ file, code }))
