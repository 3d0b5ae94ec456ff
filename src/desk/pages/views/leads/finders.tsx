import { use, useState } from 'react'
import type { FormEvent } from 'react'
import { countText } from '../../../../domain/counted.ts'
import field from '../../../../ui/form/field.module.css'
import { Button } from '../../../../ui/page/button.tsx'
import { addressWith, LEADS_PATH, leadsPathOf } from '../../address.ts'
import { Counts } from '../../counts.ts'
import { sinceText } from '../../format.ts'
import { typedIn } from '../../parts/fields.tsx'
import { Links } from '../../parts/view.tsx'
import { countFilters, currentList, LISTS } from './lists.ts'
import styles from './finders.module.css'

export function Lists() {
  const { counts, since } = use(Counts)
  const [now] = useState(() => new Date())
  const current = currentList()
  const lists = LISTS.map(([text, query, length]) => ({
    href: LEADS_PATH + query,
    text,
    count: counts && countText(counts[length]),
    isCurrent: query === current,
  }))
  const href = `${LEADS_PATH}?since=${since}`
  const text = `${countText(counts?.newSince ?? 0)} new since ${sinceText(since, now)}`
  const newSince = { href, text, isCurrent: location.href.endsWith(href) }
  return <Links label="Lists" links={counts?.newSince ? [newSince, ...lists] : lists} />
}

type FindersProps = { isOpen: boolean; onFilter: () => void }

export function Finders({ isOpen, onFilter }: FindersProps) {
  const filters = countFilters()
  const query = new URLSearchParams(location.search)
  const search = query.get('search') ?? ''
  const isQuarantine = query.has('quarantined')

  /** In all leads, whatever is chosen; those in quarantine are apart. */
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = typedIn(event.currentTarget, 'search')
    const found = leadsPathOf({ search: text, ...(isQuarantine && { quarantined: 'only' }) })
    location.assign(text ? found : addressWith({ search: undefined }))
  }

  return (
    <div className={styles.finders}>
      <form key={search} role="search" onSubmit={find}>
        <input
          type="search"
          name="search"
          aria-label="Search"
          placeholder={isQuarantine ? 'Search these leads' : 'Search all leads'}
          defaultValue={search}
          autoComplete="off"
          spellCheck={false}
          className={field.input}
        />
      </form>
      <Button look="secondary" aria-expanded={isOpen} onClick={onFilter}>
        {filters > 0 ? `Filter · ${filters}` : 'Filter'}
      </Button>
    </div>
  )
}
