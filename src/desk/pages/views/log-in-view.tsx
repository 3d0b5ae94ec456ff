import { useState } from 'react'
import type { FormEvent } from 'react'
import { SITE } from '../../../generated/site.ts'
import { DESK_PATHS } from '../../../contract/desk/api.ts'
import type { DeskUser } from '../../../contract/desk/api.ts'
import type { Login } from '../../../contract/desk/requests.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Button } from '../../../ui/page/button.tsx'
import { Logo } from '../../../ui/page/logo.tsx'
import { AlertSlot } from '../../../ui/status/alert-slot.tsx'
import { ask } from '../ask.ts'
import { typedIn } from '../parts/fields.tsx'
import styles from './log-in-view.module.css'

type LogInViewProps = { onLogIn: (user: DeskUser) => void }

export function LogInView({ onLogIn }: LogInViewProps) {
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const body: Login = {
      name: typedIn(event.currentTarget, 'name').trim(),
      password: typedIn(event.currentTarget, 'password'),
    }
    setIsBusy(true)
    const reply = await ask<DeskUser>(DESK_PATHS.login, body)
    if (reply.ok) return onLogIn(reply.value)
    setIsBusy(false)
    setProblem(reply.error.sentence)
  }

  return (
    <main className={`${styles.entrance} stack`}>
      <div className="stack gap-5 surface">
        <Logo name={`${SITE.provider} Desk`} />
        <title>{`Sign in | Desk of ${SITE.provider}`}</title>
        <h1>Sign in</h1>
        <form className="stack gap-4" onSubmit={(event) => void logIn(event)}>
          <TextField label="Name" autoComplete="username" autoCapitalize="none" name="name" />
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            name="password"
          />
          <AlertSlot>{problem}</AlertSlot>
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Checking...' : 'Sign in'}
          </Button>
        </form>
        <p className="note">Forgot it? Ask whoever set up the desk.</p>
      </div>
    </main>
  )
}
