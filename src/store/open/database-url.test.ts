import { describe, expect, it } from 'vitest'

import { eachServerOf, parseDatabaseUrl } from './database-url.ts'

describe('parseDatabaseUrl', () => {
  it.each([
    ['file:data/a.sqlite', 'data/a.sqlite'],
    ['file:/srv/a.sqlite', '/srv/a.sqlite'],
    ['file:///srv/a.sqlite', '///srv/a.sqlite'],
  ])('takes %s for a file', (url, file) => {
    expect(parseDatabaseUrl(url)).toEqual({ ok: true, value: { engine: 'sqlite', file } })
  })

  it.each([
    'postgres://user:p%40ss@db.example:5432/assessment?sslmode=verify-full',
    'postgresql://user@[::1]/assessment',
    'postgres://user:password@/assessment?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/assessment',
    'postgres://user:a,b@one:5432,two/assessment?target_session_attrs=read-write',
    'postgres://[::1]:5432,[::2]:5433/assessment?target_session_attrs=primary',
    'postgres://one,two/assessment?target_session_attrs=any',
  ])('takes %s for PostgreSQL', (url) => {
    expect(parseDatabaseUrl(url)).toEqual({ ok: true, value: { engine: 'postgres', url } })
  })

  it.each([
    '',
    ' ',
    'data/assessment.sqlite',
    'file:',
    'file:data/',
    'file://host/data.sqlite',
    'file:data.sqlite?mode=memory',
    'sqlite:data.sqlite',
    'mysql://u:secret@host/x',
    'postgres:x',
    'http://localhost',
  ])('refuses %j and says what to write, without repeating it', (url) => {
    const address = parseDatabaseUrl(url)

    expect(address).toMatchObject({ error: expect.stringContaining('write file:data/') })
    expect(JSON.stringify(address)).not.toContain('secret')
  })

  it.each([
    'postgres://u:secret@:x/',
    'postgres://u:secret@host:99999/x',
    'postgres://u:secret@',
    'postgres://u:secret@one,/x',
    'postgres://u:secret@,two/x',
    'postgres://u:secret@one,:5433/x',
    'postgres://u:secret@one:5432,two:99999/x',
  ])('refuses %s as an address, without repeating it', (url) => {
    const address = parseDatabaseUrl(url)

    expect(address).toMatchObject({ error: expect.stringContaining('percent-encoded') })
    expect(JSON.stringify(address)).not.toContain('secret')
  })

  it.each(['host=one,two', 'host=one&port=5432,5433'])(
    'says where several hosts belong instead of in ?%s',
    (parameters) => {
      expect(parseDatabaseUrl(`postgres://u:secret@/x?${parameters}`)).toEqual({
        ok: false,
        error:
          'DATABASE_URL names several hosts in a parameter: ' +
          'write postgres://user:password@one:5432,two:5432/database',
      })
    },
  )

  it.each(['read-only', 'standby', 'prefer-standby', ''])(
    'refuses to look for a server that is %s',
    (target) => {
      expect(parseDatabaseUrl(`postgres://one,two/x?target_session_attrs=${target}`)).toEqual({
        ok: false,
        error:
          'DATABASE_URL asks for a server that takes no writes: ' +
          'write target_session_attrs=read-write',
      })
    },
  )
})

describe('eachServerOf', () => {
  it.each([
    ['postgres://u:p@one/x?a=b', ['postgres://u:p@one/x?a=b']],
    ['postgres://u@/x?host=/run', ['postgres://u@/x?host=/run']],
    [
      'postgresql://u:a,b@one:1,[::2]:2,three/x?a=b,c',
      [
        'postgresql://u:a,b@one:1/x?a=b,c',
        'postgresql://u:a,b@[::2]:2/x?a=b,c',
        'postgresql://u:a,b@three/x?a=b,c',
      ],
    ],
  ])('gives each server of %s', (url, servers) => {
    expect(eachServerOf(url)).toEqual(servers)
  })
})
