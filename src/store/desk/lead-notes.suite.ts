import { expect, it } from 'vitest'

import type { NoteChange } from '../../contract/desk.ts'
import type { OwnerStore } from '../owner/owner-store.ts'
import { ADA } from '../store.suite.ts'

const NOW = new Date('2026-11-20T22:13:28.123Z')
const GONE = { state: 'new', text: '', version: 0, changed: null }

/** `first`: of the lead that came first. */
function first(change: Partial<NoteChange> = {}): NoteChange {
  return { id: 1, version: 0, state: 'spoken', text: 'Calls back on Monday', ...change }
}

type World = {
  owner: OwnerStore
  /** Statements that both engines understand, on a connection of their own. */
  run(sql: string): Promise<void>
}

/** `openEmpty`: a new database. */
export function itKeepsNotes(openEmpty: () => Promise<World>): void {
  /** With the leads 1, Ada's, and 2. */
  async function open(): Promise<World> {
    const world = await openEmpty()
    for (const [at, email] of [ADA.email, 'bo@engines.example'].entries()) {
      await world.run(`INSERT INTO maturity_quiz_leads
          (idempotency_key, body_hash, name, company, designation, email)
        VALUES ('key-${at}', '${String(at).repeat(64)}', 'N', 'C', 'D', '${email}')`)
    }
    return world
  }

  it('keeps state and note of a lead, with who wrote them and when', async () => {
    const desk = (await open()).owner.openDesk()
    expect(await desk.readNote(1)).toEqual(GONE)

    const text = 'Line one\r\nLine "two"\n=1+1 <script>'
    expect(await desk.saveNote(first({ text }), 'anna', NOW)).toBe('saved')
    expect(await desk.saveNote(first({ id: 2, state: 'closed', text: '' }), null, NOW)).toBe(
      'saved',
    )

    expect(await desk.readNote(1)).toEqual({
      ...{ state: 'spoken', text, version: 1 },
      changed: { at: NOW.toISOString(), by: 'anna' },
    })
    expect(await desk.readNote(2)).toMatchObject({ state: 'closed', changed: { by: null } })
    const [two, one] = (await desk.readLeads({}, undefined, 10)).rows
    expect([one, two].map((row) => [row?.state, row?.note])).toEqual([
      ['spoken', text],
      ['closed', ''],
    ])
    expect(await desk.countLeads({ state: 'new' })).toBe(0)
    expect(await desk.settle({ state: 'closed', by: 'name' })).toEqual([2])
  })

  it('gives them to who reads all leads, too', async () => {
    const { owner } = await open()
    await owner.openDesk().saveNote(first(), 'anna', NOW)

    const everything = { since: undefined, until: new Date('9999-12-31'), isQuarantined: false }
    for await (const leads of owner.readLeads(everything)) {
      expect(leads).toMatchObject([
        { id: 1, state: 'spoken', note: 'Calls back on Monday' },
        { id: 2, state: 'new', note: '' },
      ])
    }
    expect.assertions(1)
  })

  it.each([0, 1])('lets one of two write over version %i, and tells the other', async (version) => {
    const desk = (await open()).owner.openDesk()
    if (version === 1) await desk.saveNote(first(), 'anna', NOW)

    const texts = ['from anna', 'from bo']
    const answers = await Promise.all(
      texts.map((text) => desk.saveNote(first({ version, text }), null, NOW)),
    )

    expect(answers.toSorted()).toEqual(['changed meanwhile', 'saved'])
    const kept = await desk.readNote(1)
    expect(kept).toMatchObject({ version: version + 1, text: texts[answers.indexOf('saved')] })
    expect(await desk.saveNote(first({ version: version + 1 }), null, NOW)).toBe('saved')
    expect(await desk.saveNote(first({ version: 9 }), null, NOW)).toBe('changed meanwhile')
  })

  it('keeps none of a lead that is not there, or goes at the same moment', async () => {
    const { owner, run } = await open()
    const desk = owner.openDesk()
    expect(await desk.saveNote(first({ id: 99 }), null, NOW)).toBe('gone')
    expect(await desk.readNote(99)).toEqual(GONE)

    await Promise.all([
      desk.saveNote(first(), null, NOW),
      run('DELETE FROM maturity_quiz_leads WHERE id = 1'),
    ])
    expect(await desk.readNote(1)).toEqual(GONE)
  })

  it('loses the note with its lead: erased, purged, or deleted by hand', async () => {
    const { owner, run } = await open()
    const desk = owner.openDesk()
    const noteBoth = () =>
      Promise.all([1, 2].map((id) => desk.saveNote(first({ id }), 'anna', NOW)))
    await noteBoth()

    expect((await owner.erase([ADA.email], NOW)).leads).toBe(1)
    expect(await desk.readNote(1)).toEqual(GONE)
    expect(await desk.readNote(2)).toMatchObject({ version: 1 })

    await run("UPDATE maturity_quiz_leads SET created_at = '2020-01-01T00:00:00.000Z'")
    await owner.purge(new Date('2021-01-01T00:00:00.000Z'), () => {})
    expect(await desk.readNote(2)).toEqual(GONE)
  })

  it('erases a person of whom another note tells, and says which', async () => {
    const { owner } = await open()
    const desk = owner.openDesk()
    await desk.saveNote(first({ id: 2, text: `A colleague of ${ADA.email}.` }), null, NOW)

    const { leads, notes, unfinished } = await owner.erase([ADA.email], NOW)

    expect({ leads, unfinished }).toEqual({ leads: 1, unfinished: undefined })
    expect(notes).toContain(
      'Lead 2, of another email, holds this one in its note: look at it on the desk.',
    )
  })
}
