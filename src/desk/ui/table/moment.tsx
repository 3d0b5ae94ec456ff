/** `exact` shows at a hover. The time of day after a day is there where the screen has room for it. */
export function Moment({ at, text, exact }: { at: string; text: string; exact: string }) {
  const [day, clock] = text.split(/(?=, \d\d:\d\d$)/)
  return (
    <time dateTime={at} title={exact}>
      {day}
      {clock && <span className="wide-only">{clock}</span>}
    </time>
  )
}
