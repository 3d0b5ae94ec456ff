import type { Page } from '@playwright/test'
import { VIEWS } from '../../../src/desk/pages/address.ts'

/** A look of the desk, and how to get there. */
export type DeskState = {
  name: string
  path: string
  /** Needs the twenty visits. */
  isFull: boolean
  prepare?: (page: Page) => Promise<unknown>
}

export const DESK_STATES: readonly DeskState[] = [
  ...VIEWS.map((view) => ({ name: `${view} empty`, path: pathOf(view), isFull: false })),
  ...VIEWS.map((view) => ({ name: view, path: pathOf(view), isFull: true })),
  { name: 'lead', path: '/leads/1', isFull: true },
  { name: 'lead unfinished', path: '/leads/4', isFull: true },
  { name: 'lead in quarantine', path: '/leads/21', isFull: true },
  { name: 'address not there', path: '/x', isFull: true },
  { name: 'leads without a match', path: '/leads?search=nobody', isFull: true },
  { name: 'leads filter', path: '/leads?state=new&source=linkedin', isFull: true },
  {
    ...{ name: 'erase dialog', path: '/leads/1', isFull: true },
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Erase…' }).click()
      await page.getByText('1 lead and 1 response').waitFor()
      await page.getByRole('button', { name: 'Erase for good' }).click()
      await page.getByText(/^That is not/).waitFor()
    },
  },
  {
    ...{ name: 'signed out', path: '/leads', isFull: true },
    prepare: async (page) => {
      await page.context().clearCookies()
      await page.reload()
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    },
  },
]

function pathOf(view: string): string {
  return view === 'leads' ? '/' : `/${view}`
}

export async function showDeskState(page: Page, { path, prepare }: DeskState): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('Loading...').waitFor({ state: 'detached' })
  await prepare?.(page)
}
