import type { DeliveryCounts } from '../../../contract/desk.ts'
import { countText } from '../../words/format.ts'

export function countsSentence({ delivered, waiting, failed }: DeliveryCounts): string {
  return (
    `${countText(delivered)} delivered, ${countText(waiting)} waiting, ${countText(failed)} ` +
    `failed${failed > 0 ? ': replay them once the receiver is well' : ''}.`
  )
}
