import { use } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { countText } from '../../../../domain/counted.ts'
import field from '../../../../ui/form/field.module.css'
import { Button, LinkButton } from '../../../../ui/page/button.tsx'
import { addressWith, LEADS_PATH, searchPathOf } from '../../address.ts'
import { Counts } from '../../counts.ts'
import { Links } from '../../parts/view.tsx'
import { filtersInUse } from './lead-filters.tsx'
import { isList, isSearchInAll, LISTS } from './lists.ts'
import styles from './finders.module.css'

export function Lists() {
  const { counts } = use(Counts)
  return (
    <Links
      label="Lists"
      links={LISTS.map(([text, query, length]) => ({
        href: LEADS_PATH + query,
        text,
        count: counts && countText(counts[length]),
        isCurrent: query === location.search,
      }))}
    />
  )
}

type FindersProps = { isOpen: boolean; onFilter: () => void }

export function Finders({ isOpen, onFilter }: FindersProps) {
  const inUse = isList(location.search) ? [] : filtersInUse()
  const filters = inUse.filter(({ name }) => name !== 'search').length
  const search = new URLSearchParams(location.search).get('search') ?? ''
  const isInAll = isSearchInAll()

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('search')
    if (typeof text !== 'string') return
    location.assign(text && isInAll ? searchPathOf(text) : addressWith({ search: text, page: '' }))
  }

  return (
    <div className={styles.finders}>
      <form key={search} role="search" onSubmit={find}>
        <input
          type="search"
          name="search"
          aria-label="Search"
          placeholder={isInAll ? 'Search all leads' : 'Search these leads'}
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

type ChipsProps = {
  chips: readonly { href: string; text: string }[]
  /** What they leave, which without them is only read. */
  children: ReactNode
}

/** The filters in use; each link takes one away. */
export function Chips({ chips, children }: ChipsProps) {
  return (
    <div className={chips.length > 0 ? 'cluster' : 'unseen'}>
      {children}
      {chips.map(({ href, text }) => (
        <LinkButton key={text} look="secondary" href={href}>
          <span className="unseen">Remove </span>
          <bdi>{text}</bdi>
          <span aria-hidden="true">{'\u00a0×'}</span>
        </LinkButton>
      ))}
    </div>
  )
}
