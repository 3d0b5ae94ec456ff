import { describe, expect, it } from 'vitest'

import { parseDatabaseUrl } from './database-url.ts'

describe('parseDatabaseUrl', () => {
  it.each([
    ['file:data/a.sqlite', 'data/a.sqlite'],
    ['file:/srv/a.sqlite', '/srv/a.sqlite'],
    ['file:///srv/a.sqlite', '///srv/a.sqlite'],
  ])('reads %s as a file', (url, file) => {
    expect(parseDatabaseUrl(url)).toEqual({ ok: true, value: { engine: 'sqlite', file } })
  })

  it.each([
    'postgres://user:p%40ss@db.example:5432/assessment?sslmode=verify-full',
    'postgresql://user@[::1]/assessment',
    'postgres://user:password@/assessment?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/assessment',
    'postgres://user:a,b@one:5432/assessment?application_name=c,d',
  ])('reads %s as PostgreSQL', (url) => {
    expect(parseDatabaseUrl(url)).toEqual({ ok: true, value: { engine: 'postgres', url } })
  })

  it.each([
    '',
    'file:data/',
    'file://host/data.sqlite',
    'file:data.sqlite?mode=memory',
    'mysql://u:secret@host/x',
  ])('rejects %j and says what to write, without repeating it', (url) => {
    const address = parseDatabaseUrl(url)

    expect(address).toMatchObject({ error: expect.stringContaining('write file:data/') })
    expect(JSON.stringify(address)).not.toContain('secret')
  })

  it.each(['postgres://u:secret@:x/', 'postgres://u:secret@host:99999/x', 'postgres://u:secret@'])(
    'rejects %s as an address, without repeating it',
    (url) => {
      const address = parseDatabaseUrl(url)

      expect(address).toMatchObject({ error: expect.stringContaining('percent-encoded') })
      expect(JSON.stringify(address)).not.toContain('secret')
    },
  )

  it.each([
    'postgres://u:secret@one:5432,two:5432/x?target_session_attrs=read-write',
    'postgres://u:secret@/x?host=one,two',
  ])('says who chooses among the hosts of %s', (url) => {
    expect(parseDatabaseUrl(url)).toEqual({
      ok: false,
      error:
        'DATABASE_URL names several hosts: write one, the address at which HAProxy, PgBouncer or ' +
        'your database provider leads to the server that takes writes',
    })
  })
})
