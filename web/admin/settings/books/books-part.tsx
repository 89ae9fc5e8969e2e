import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { BooksForm } from './books-form.tsx'
import { billingRules } from './books-queries.ts'
import { RuleChanges } from './rule-changes.tsx'

/** How the clinic keeps its books: numbers of invoices, and what missed visits cost, with the history. */
export function BooksPart() {
  const query = useQuery(billingRules)
  return (
    <section aria-labelledby="books" className="mt-12">
      <h2 id="books">Books</h2>
      <QueryView
        query={query}
        failed="Error fetching how the books are kept"
        fallback={<Skeleton lines={8} />}
      >
        {(data) => <BooksForm key={data.version} rules={data} />}
      </QueryView>
      <RuleChanges />
    </section>
  )
}
