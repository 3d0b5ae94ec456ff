import { VIEWS } from '../../src/desk/address.ts'
import type { Page } from '@playwright/test'
import { IS_LONG } from '../states.ts'
import { filterBy } from './desk.ts'

/** A look of the desk, and how to get there. */
export type DeskState = {
  name: string
  path: string
  /** Needs the twenty visits. */
  isFull: boolean
  prepare?: (page: Page) => Promise<unknown>
  /** What the console then says. */
  complains?: RegExp
}

export const DESK_VIEWS = VIEWS.map((view) => `/${view}`)

export const DESK_STATES: readonly DeskState[] = [
  ...DESK_VIEWS.map((path) => ({ name: `${path.slice(1)} empty`, path, isFull: false })),
  ...DESK_VIEWS.map((path) => ({ name: path.slice(1), path, isFull: true })),
  { name: 'lead', path: '/leads/1', isFull: true },
  { name: 'lead unfinished', path: '/leads/4', isFull: true },
  { name: 'lead not there', path: '/leads/999', isFull: true, complains: /status of 404/ },
  { name: 'address not there', path: '/x', isFull: true },
  {
    ...{ name: 'leads selected', path: '/leads', isFull: true },
    prepare: async (page) => {
      // At the top: further down a row would stand half under the head of the table.
      for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check()
    },
  },
  {
    ...{ name: 'leads without a match', path: '/leads', isFull: true },
    prepare: async (page) => {
      await page.getByLabel('Search').fill('nobody of this name')
      await page.getByText('No lead matches').waitFor()
    },
  },
  {
    ...{ name: 'export dialog', path: '/leads', isFull: true },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Export what I see' }).click()
      await page.getByRole('button', { name: /^Download/ }).waitFor()
    },
  },
  {
    ...{ name: 'filter dialog', path: '/leads', isFull: true },
    prepare: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
  },
  {
    ...{ name: 'leads filtered', path: '/leads', isFull: true },
    prepare: async (page) => {
      await filterBy(page, 'Finished', 'yes')
      await filterBy(page, 'Source', 'linkedin')
      await page.getByText('leads with these filters').waitFor()
    },
  },
  {
    ...{ name: 'columns dialog', path: '/leads', isFull: true },
    prepare: (page) => page.getByRole('button', { name: 'Columns' }).click(),
  },
  {
    ...{ name: 'erase dialog', path: '/leads/1', isFull: true },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Erase 1 person' }).click()
      await page.getByText('1 lead and 1 response').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Erase 1 person' }).click()
      await page.getByRole('alert').getByText(/^Type/).waitFor()
    },
  },
  {
    ...{ name: 'numbers open', path: '/numbers', isFull: true },
    prepare: async (page) => {
      await page.getByText(/^1\. When does/).click()
      await page.getByText('as a table').click()
      await page.getByRole('columnheader', { name: 'Visits' }).first().waitFor()
    },
  },
  {
    ...{ name: 'health verified', path: '/health', isFull: true },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Verify now' }).click()
      await page.getByText('nothing is wrong').waitFor()
    },
  },
  {
    ...{ name: 'session over', path: '/leads', isFull: true },
    prepare: async (page) => {
      await page.context().clearCookies()
      await page.getByLabel('Search').fill('ada')
      await page.getByRole('alert').getByText('session is over').waitFor()
    },
    complains: /status of 401/,
  },
  {
    ...{ name: 'leads on their way', path: '/leads', isFull: true },
    prepare: async (page) => {
      await page.route('**/api/desk/**', () => undefined)
      await page.reload()
    },
  },
]

/** What is on these is on another one too. */
const DOUBLES = [
  ...['numbers', 'health', 'lead unfinished', 'lead not there', 'address not there'],
  ...['leads selected', 'leads without a match', 'export dialog', 'leads on their way'],
]

/** For whoever looks at each: every one of them in the long run. */
export const LOOKED_AT = DESK_STATES.filter(
  ({ name, isFull }) => IS_LONG || (isFull && !DOUBLES.includes(name)),
)

/** Opens a state; what it asks for has come, unless the state is that it has not. */
export async function showDeskState(page: Page, { path, prepare }: DeskState): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await prepare?.(page)
}
