import { useState } from 'react'
import { DESK_PATHS } from '../../contract/desk.ts'
import type { DeskAction, Health } from '../../contract/desk.ts'
import { CopyButton } from '../../ui/desk/copy-button.tsx'
import { Facts, Line, Lines } from '../../ui/desk/facts.tsx'
import { StateMark } from '../../ui/desk/marks.tsx'
import { Command } from '../../ui/desk/notices.tsx'
import { Card, Muted, Pair, Row, Stack, Status, ViewHead } from '../../ui/desk/view.tsx'
import { bytesText, counted, countText, dayText, minuteText } from '../format.ts'
import { useQuery } from '../use-query.ts'
import { actionSentence } from '../words.ts'
import { backupText, healthOf } from './health-words.ts'
import { Problem } from './problem.tsx'

export function HealthView() {
  const { value, refusal, refetch } = useQuery<Health>(DESK_PATHS.health)
  const [now] = useState(() => new Date())
  const first = value && healthOf(value, now)
  return (
    <>
      <ViewHead title="Health">
        <Status>
          {first && <StateMark tone={first.tone}>{first.sentence}</StateMark>}
          {!first && !refusal && 'Loading...'}
        </Status>
      </ViewHead>
      <Problem refusal={refusal} onRetry={refetch} />
      {value && (
        <Stack>
          {first?.command && (
            <NoBackup command={first.command} isFolderKnown={value.backup.folder !== null} />
          )}
          <Pair>
            <Database health={value} />
            <Stack>
              <Activity actions={value.actions} />
              <Versions health={value} />
            </Stack>
          </Pair>
        </Stack>
      )}
    </>
  )
}

type NoBackupProps = { command: string; isFolderKnown: boolean }

function NoBackup({ command, isFolderKnown }: NoBackupProps) {
  return (
    <Card title="Back up the database">
      <p>Ask whoever runs your server to run this.</p>
      <Row>
        <Command>{command}</Command>
        <CopyButton label="Copy" text={() => command} />
      </Row>
      {!isFolderKnown && (
        <Muted>
          Backups show here once the desk is started with <code>--backups FOLDER</code>.
        </Muted>
      )}
    </Card>
  )
}

function Database({ health }: { health: Health }) {
  const { engine, bytes, disk, backup, kept, retentionDays } = health
  return (
    <Card title="Database">
      <Facts
        facts={[
          ['Last backup', backupText(engine, backup)],
          ['Size', bytes === null ? 'unknown' : bytesText(bytes)],
          ...(disk ? [['Free space', bytesText(disk.free)] as const] : []),
          [
            'Stored',
            `${counted(kept.leads, 'lead')}, ${countText(kept.quarantined)} of them in quarantine, and ` +
              counted(kept.responses, 'response'),
          ],
          ['Oldest lead', kept.oldest === null ? 'nothing is kept yet' : dayText(kept.oldest)],
          [
            'Deletion',
            retentionDays === null ? 'only by hand' : `after ${counted(retentionDays, 'day')}`,
          ],
        ]}
      />
    </Card>
  )
}

function Versions({ health: { engine, versions } }: { health: Health }) {
  return (
    <Card title="Versions">
      <Facts
        facts={[
          ['Product', versions.product],
          ['Questions', `version ${versions.model}`],
          ['Node.js', versions.node],
          [engine, versions.database],
        ]}
      />
    </Card>
  )
}

/** So that several owners know what the others did. */
function Activity({ actions }: { actions: readonly DeskAction[] }) {
  return (
    <Card title="Activity">
      {actions.length === 0 && <Muted>Nothing has been exported, erased or changed yet.</Muted>}
      <Lines>
        {actions.map((action, index) => (
          <Line key={`${index}`} note={minuteText(action.at)}>
            {actionSentence(action)}
          </Line>
        ))}
      </Lines>
    </Card>
  )
}
