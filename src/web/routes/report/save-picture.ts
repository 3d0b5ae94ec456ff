import { betweenStages } from '../../../content/report/between-stages.ts'
import { inShortOf } from '../../../content/report/in-short.ts'
import { SITE } from '../../../content/site.ts'
import { TOP_OPTION } from '../../../domain/assessment/assessment.ts'
import { oneDecimal } from '../../../domain/assessment/scoring.ts'
import { STAGES } from '../../../domain/assessment/stage.ts'
import type { Report } from '../../../domain/report/report.ts'
import { drawReport } from '../../../ui/sharing/report-picture.ts'
import { saveFile } from '../../../ui/sharing/save-file.ts'

/** Gives the report as a picture for a slide. */
export async function savePicture(report: Report, link: string): Promise<void> {
  const { scores, sections, stage, gap, plan } = report
  const score = oneDecimal(scores.overall)
  const canvas = drawReport({
    provider: SITE.providerName,
    product: SITE.productName,
    score,
    outOf: `/${TOP_OPTION}`,
    stages: STAGES.map(({ name }) => name),
    stage,
    between: betweenStages(stage, gap) ?? '',
    areas: sections.map((section) => ({
      name: section.name,
      score: oneDecimal(section.score),
      columns: section.answers.map(({ id, option }) => ({
        level: option,
        steps: plan.first.filter((move) => move.id === id),
      })),
    })),
    firstStep: inShortOf(report).firstStep.action,
    address: link.replace(/^https?:\/\//, ''),
  })
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve)
  })
  if (picture) saveFile(`report-${score}-${stage.toLowerCase().replaceAll(' ', '-')}.png`, picture)
}
