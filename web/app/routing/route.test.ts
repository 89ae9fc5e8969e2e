import { describe, expect, it } from 'vitest'
import { pageFor, readParams } from './route.ts'

const Chapter = ({ book, page }: { book: string; page: string }) => `${book}, ${page}`
const admin = pageFor('admin', { sensitive: true })

describe('a row of the table of pages', () => {
  it('passes the open parts of the path to the page, as the URL has them', () => {
    const route = admin('/books/:book/pages/:page', 'A page', async () => ({
      ChapterPage: Chapter,
    }))
    expect(readParams(route, '/Books/Kafue/pages/7')).toEqual({ book: 'Kafue', page: '7' })
    expect(readParams(route, '/books/kafue/pages/7/')).toEqual({ book: 'kafue', page: '7' })
  })

  it('has no open parts where its path has none', () => {
    const route = admin('/books', 'Books', async () => ({ BooksPage: () => null }))
    expect(readParams(route, '/books')).toEqual({})
  })

  it('loads the component whose name ends with Page', async () => {
    const Books = () => null
    const route = admin('/books', 'Books', async () => ({ t: () => 'shared', BooksPage: Books }), {
      focused: true,
    })
    expect(await route.page.load()).toBe(Books)
    expect(route).toMatchObject({ audience: 'admin', sensitive: true, focused: true })
  })
})
