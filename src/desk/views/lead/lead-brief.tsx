import type { BriefLine, BriefPart, BriefPiece, BriefWords } from '../../../contract/brief.ts'
import { NewTabLink } from '../../../ui/page/button.tsx'
import { Disclosure } from '../../../ui/report/disclosure.tsx'
import { Brief, BriefGroup, Line } from '../../ui/page/brief.tsx'
import { minuteText } from '../../words/format.ts'

/** What a seller reads before a talk: short parts, folded where they have a title. */
export function LeadBrief({ parts }: { parts: readonly BriefPart[] }) {
  return (
    <Brief>
      {parts.map(({ title, lines }, place) =>
        title === undefined ? (
          <BriefLines key={`${place}`} lines={lines} />
        ) : (
          <Disclosure key={`${place} ${title}`} summary={title}>
            <BriefLines lines={lines} />
          </Disclosure>
        ),
      )}
    </Brief>
  )
}

export function BriefLines({ lines }: { lines: readonly BriefLine[] }) {
  return (
    <BriefGroup>
      {lines.map((line, place) => (
        <WholeLine key={`${place}`} line={line} look="plain" />
      ))}
    </BriefGroup>
  )
}

/** A line, and what belongs to it. */
function WholeLine({ line, look }: { line: BriefLine; look: 'plain' | 'topic' | 'detail' }) {
  const { name, words, below = [] } = line
  return (
    <>
      <Line look={look} name={name && <Words words={name} />}>
        <Words words={words} />
      </Line>
      {below.map((own, place) => (
        <WholeLine key={`${place}`} line={own} look={own.below?.length ? 'topic' : 'detail'} />
      ))}
    </>
  )
}

function Words({ words }: { words: BriefWords }) {
  return words.map((piece, place) => <Piece key={`${place}`} piece={piece} />)
}

function Piece({ piece }: { piece: BriefPiece }) {
  if (typeof piece === 'string') return piece
  if ('at' in piece) return minuteText(piece.at)
  return <NewTabLink href={piece.link}>{piece.link}</NewTabLink>
}
