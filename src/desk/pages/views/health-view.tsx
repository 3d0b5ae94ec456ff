import { use, useState } from 'react'
import { DESK_PATHS } from '../../../contract/desk/api.ts'
import type { DeskAction, Health } from '../../../contract/desk/api.ts'
import type { SendAgain } from '../../../contract/desk/requests.ts'
import field from '../../../ui/form/field.module.css'
import { CopyButton } from '../../../ui/sharing/copy-button.tsx'
import { Facts, Line, Lines } from '../parts/facts.tsx'
import { StateMark } from '../parts/marks.tsx'
import { Card, Status, ViewHead } from '../parts/view.tsx'
import { ask } from '../ask.ts'
import type { Refusal } from '../ask.ts'
import { Counts } from '../counts.ts'
import { counted } from '../../../domain/counted.ts'
import { bytesText, minuteText } from '../format.ts'
import { useQuery } from '../use-query.ts'
import { actionSentence, CHANNEL_TITLES } from '../words.ts'
import { FailedDeliveries } from './failed-deliveries.tsx'
import { backupText, deliveriesText, firstBackupOf, healthOf } from './health-words.ts'
import { Problem } from './problem.tsx'

/** What failed, how the server is, and who did what. */
export function HealthView() {
  const { recount } = use(Counts)
  const { value, refusal, refetch } = useQuery<Health>(DESK_PATHS.health)
  const [now] = useState(() => new Date())
  const [message, setMessage] = useState('')
  const [resendRefusal, setResendRefusal] = useState<Refusal>()
  const findings = value ? healthOf(value, now) : []
  const firstBackup = value && firstBackupOf(value)

  async function sendAgain(which: SendAgain) {
    const reply = await ask<{ count: number }>(DESK_PATHS.sendAgain, which)
    setResendRefusal(reply.ok ? undefined : reply.error)
    setMessage(reply.ok ? `${counted(reply.value.count, 'delivery', 'deliveries')} queued.` : '')
    refetch()
    recount()
  }

  return (
    <>
      <ViewHead title="Health">
        <div className="cluster">
          {findings.map(({ tone, sentence }) => (
            <StateMark key={sentence} tone={tone}>
              {sentence}
            </StateMark>
          ))}
        </div>
        <Status>{message || (value || refusal ? '' : 'Loading...')}</Status>
      </ViewHead>
      <Problem refusal={refusal} onRetry={refetch} />
      <Problem refusal={resendRefusal} />
      {value && (
        <div className="stack gap-5">
          <FailedDeliveries health={value} onSend={(which) => void sendAgain(which)} />
          <div className="pair">
            {firstBackup !== undefined && (
              <NoBackup command={firstBackup} folder={value.backup.folder} />
            )}
            <Server health={value} />
          </div>
          <Activity actions={value.actions} />
        </div>
      )}
    </>
  )
}

function NoBackup({ command, folder }: { command: string; folder: string | null }) {
  return (
    <Card title="Back up the database">
      <p>Ask whoever runs your server to run this.</p>
      <div className="cluster">
        <input className={field.input} readOnly aria-label="Command" value={command} />
        <CopyButton
          label="Copy the command"
          text={() => command}
          doneLabel="Copied"
          errorText="Could not copy"
        />
      </div>
      {folder === null && (
        <p className="muted">
          Backups show here once the desk is started with <code>--backups FOLDER</code>.
        </p>
      )}
    </Card>
  )
}

function Server({ health }: { health: Health }) {
  const { engine, bytes, backup, version, channels, deliveries } = health
  return (
    <Card title="Server">
      <Facts
        facts={[
          ['Last backup', backupText(engine, backup)],
          ['Size', `${bytesText(bytes)}, ${engine}`],
          ['Version', version],
          [
            'Channels',
            channels.map((channel) => CHANNEL_TITLES[channel]).join(', ') || 'none set up here',
          ],
          ...(deliveries.failed > 0 ? [] : [['Deliveries', deliveriesText(deliveries)] as const]),
        ]}
      />
    </Card>
  )
}

/** So that several owners know what the others did. */
function Activity({ actions }: { actions: readonly DeskAction[] }) {
  return (
    <Card title="Activity">
      {actions.length === 0 ? (
        <p className="muted">Nothing has been exported, erased or changed yet.</p>
      ) : (
        <Lines>
          {actions.map((action, index) => (
            <Line key={`${index}`} note={minuteText(action.at)}>
              {actionSentence(action)}
            </Line>
          ))}
        </Lines>
      )}
    </Card>
  )
}
