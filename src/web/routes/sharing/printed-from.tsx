import { longDate } from '../../../content/dates.ts'
import { useHydrated } from '../../state/hooks/use-hydrated.ts'
import { useOrigin } from '../../state/hooks/use-origin.ts'
import { PrintLine } from '../../../ui/page/print-line.tsx'

/** When a page was printed, and where it is found again. A server does not know the day. */
export function PrintedFrom({ path }: { path: string }) {
  const address = `${useOrigin()}${path}`
  return (
    <PrintLine>
      {useHydrated() && <span>{printedToday()}</span>} <a href={address}>{address}</a>
    </PrintLine>
  )
}

function printedToday(): string {
  return `Printed ${longDate(new Date())}`
}
