import { useState } from 'react'
import { DESK_PATHS } from '../../../contract/desk.ts'
import type { Health } from '../../../contract/desk.ts'
import { useAsked } from '../../state/use-asked.ts'
import { Facts, Pairs } from '../../ui/page/columns.tsx'
import { ActionsCard } from './actions-card.tsx'
import { Command } from '../../ui/page/command.tsx'
import { Failure, Outlines } from '../../ui/page/states.tsx'
import { Card, Status, ViewHead } from '../../ui/page/view.tsx'
import { bytesText, countText } from '../../words/format.ts'
import {
  backupCommand,
  backupText,
  diskText,
  healthOf,
  keptSince,
  retentionText,
} from './health-sentences.ts'
import { StateMark } from '../../ui/table/state-mark.tsx'
import { VerifyCard } from './verify-card.tsx'

export function HealthView() {
  const { value, refusal, askAgain } = useAsked<Health>(DESK_PATHS.health)
  const [now] = useState(() => new Date())
  const looking = refusal ? '' : 'Looking...'
  return (
    <>
      <ViewHead title="Health">
        <Status>{value ? <FirstThing {...healthOf(value, now)} /> : looking}</Status>
      </ViewHead>
      {refusal && <Failure {...refusal} onRetry={askAgain} />}
      {!value && !refusal && <Outlines rows={6} />}
      {value && <HealthCards health={value} />}
    </>
  )
}

function FirstThing({ tone, sentence }: ReturnType<typeof healthOf>) {
  return <StateMark tone={tone}>{sentence}</StateMark>
}

/** PostgreSQL has tools of its own, of which the desk knows nothing. */
function backupIsMissing({ engine, backup }: Health): boolean {
  return engine === 'SQLite' && backup.last === null
}

function HealthCards({ health }: { health: Health }) {
  const { engine, bytes, disk, kept, retentionDays, versions } = health
  return (
    <Pairs>
      <Card title="Backup" danger={backupIsMissing(health)}>
        <p>{backupText(health.backup)}</p>
        <Command text={backupCommand(health.backup)} />
      </Card>
      <Card title="What is kept">
        <Facts
          facts={[
            ['Leads', countText(kept.leads)],
            ['Responses', countText(kept.responses)],
            ['In quarantine', countText(kept.quarantined)],
            ['Since', keptSince(kept.oldest)],
          ]}
        />
      </Card>
      <Card title="Versions">
        <Facts
          facts={[
            ['Product', versions.product],
            ['Questions', `version ${versions.model}`],
            ['Node.js', versions.node],
            ['Database', versions.database],
          ]}
        />
      </Card>
      <Card title="Database">
        <Facts
          facts={[
            ['Engine', engine],
            ['Size', bytes === null ? 'unknown' : bytesText(bytes)],
            ['Disk', diskText(disk)],
            ['Retention', retentionText(retentionDays)],
          ]}
        />
      </Card>
      <VerifyCard />
      <ActionsCard />
    </Pairs>
  )
}
