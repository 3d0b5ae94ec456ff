import type { Result } from '../domain/result.ts'
import { complainIn } from './complaints.ts'
import { partsOf, placeAt, textOf, valueOf } from './entry.ts'
import type { Entry } from './entry.ts'
import { fitShape } from './fit-shape.ts'
import { readLanguages } from './language.ts'
import type { Mistake } from './mistake.ts'
import { problemWithShortName } from './question-names.ts'
import { mapValues, ONE_FILE } from './shape.ts'
import type { QuestionSource, Source } from './source.ts'

export function readOneFile(tree: Entry): Result<Source, Mistake[]> {
  const mistakes: Mistake[] = []
  const complain = complainIn(tree, mistakes)
  const file = fitShape(ONE_FILE, tree, mistakes)
  const languages = file && readLanguages(file.languages, undefined)
  if (languages?.ok === false) complain(['languages'], languages.error)
  if (!file || !languages?.ok) return { ok: false, error: mistakes }
  const source = {
    tree,
    language: languages.value[0],
    languages: languages.value,
    structure: {
      ...file,
      sections: Object.keys(file.sections),
      stages: mapValues(file.stages, ({ range }) => range),
    },
    questions: readQuestions(),
    isOneFile: true,
    mistakes,
    readWords: () => ({ pages: file, sections: file.sections, stages: file.stages }),
  }
  return { ok: true, value: source }

  function readQuestions(): QuestionSource[] {
    return partsOf(valueOf(tree, 'questions'))
      .flatMap(([number, { value: entry }]) => {
        if (!/^\d{1,3}$/.test(number)) {
          const text = 'the name of a question is its number: 1, 2, 3 and so on.'
          mistakes.push({ ...placeAt(entry, []), text })
          return []
        }
        const [at, name] = [['questions', number], textOf(entry, 'key')]
        const problem = name && problemWithShortName(name)
        if (problem) complain([...at, 'key'], problem)
        return [{ id: Number(number), at, entry, name }]
      })
      .toSorted((one, other) => one.id - other.id)
  }
}
