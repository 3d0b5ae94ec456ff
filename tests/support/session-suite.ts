import { setImmediate as nextTurn } from 'node:timers/promises'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Session, Sql } from '../../src/store/sql/sql.ts'

export type SessionUnderTest = { session: Session; close(): Promise<void> }

export function describeSession(name: string, setup: () => Promise<SessionUnderTest>): void {
  describe(`a session with ${name}`, { timeout: 20_000 }, () => {
    let session: Session
    let close: () => Promise<void>

    beforeEach(async () => {
      ;({ session, close } = await setup())
      await session.query('CREATE TABLE pairs (number integer NOT NULL)')
    })
    afterEach(() => close())

    async function insertPair(sql: Sql, number: number): Promise<void> {
      await sql.query('INSERT INTO pairs (number) VALUES ($1)', [number])
      await nextTurn()
      await sql.query('INSERT INTO pairs (number) VALUES ($1)', [-number])
    }

    async function numbers(): Promise<number[]> {
      const rows = await session.query('SELECT number FROM pairs ORDER BY number')
      return rows.map(({ number }) => Number(number))
    }

    it('keeps all that a transaction wrote, or nothing of it', async () => {
      await session.transaction((sql) => insertPair(sql, 1))
      const failed = session.transaction(async (sql) => {
        await insertPair(sql, 2)
        throw new Error('changed its mind')
      })

      await expect(failed).rejects.toThrow('changed its mind')
      expect(await numbers()).toEqual([-1, 1])
    })

    it('binds values by their number, and leaves alone what looks like one in a text', async () => {
      const [row] = await session.query("SELECT CAST($1 AS text) AS value, 'it''s $1' AS text", [
        'a',
      ])

      expect(row).toEqual({ value: 'a', text: "it's $1" })
    })

    it('keeps transactions apart that run at the same time', async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 40 }, (_, index) =>
          session.transaction(async (sql) => {
            await insertPair(sql, index + 1)
            if (index % 2 === 0) throw new Error('changed its mind')
          }),
        ),
      )

      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(20)
      const even = Array.from({ length: 20 }, (_, index) => 2 * (index + 1))
      expect(await numbers()).toEqual([...even.map((number) => -number).toReversed(), ...even])
    })

    it('keeps a separate statement while a transaction fails', async () => {
      const failed = session.transaction(async (sql) => {
        await insertPair(sql, 1)
        throw new Error('changed its mind')
      })
      const separate = session.query('INSERT INTO pairs (number) VALUES (7)')

      await expect(failed).rejects.toThrow('changed its mind')
      await separate
      expect(await numbers()).toEqual([7])
    })

    it('works after a failed statement', async () => {
      await expect(
        session.transaction((sql) => sql.query('INSERT INTO nowhere VALUES (1)')),
      ).rejects.toThrow()
      await expect(session.query('SELECT * FROM nowhere')).rejects.toThrow()

      await session.transaction((sql) => insertPair(sql, 3))
      expect(await numbers()).toEqual([-3, 3])
    })
  })
}
