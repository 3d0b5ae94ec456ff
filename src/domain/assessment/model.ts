type Section = {
  /** Small letters, digits and hyphens. */
  readonly key: string
  readonly name: string
  readonly questionIds: readonly number[]
}

/** How scores are shown, if not from 1 to the number of options. */
export type Show = 'from 0' | 'percent'

/** Both ends of the range belong to the stage: scores, or percent where scores are shown in percent. */
export type Stage = { readonly name: string; readonly from: number; readonly to: number }

/** How the plan of the next days is made. */
export type PlanRules = {
  /** When each of the first moves is done: two or three. */
  readonly days: readonly [number, ...number[]]
  /** Names of sections: which of two equal ones comes first. */
  readonly startOrder: readonly string[]
  /** An answer above it waits until no section has one at or below it. */
  readonly lowOption: number
  /** The ends of moves that are not at the next option; with `question`, only of that one. */
  readonly steps: readonly {
    readonly question?: number
    readonly from: number
    readonly to: number
  }[]
  /** Questions that are raised only once in the first days. */
  readonly once: readonly number[]
  /** Names of sections: all of the first moves may be in one of these, though an answer elsewhere is as low. */
  readonly together: readonly string[]
  /** A section, by its name, or a question is not touched before the answers are at `from` or above. */
  readonly waits: readonly {
    readonly waiting: string | number
    readonly for: readonly { readonly id: number; readonly from: number }[]
  }[]
}

/** What scores, plans and report codes are computed from: an assessment without its words. */
export type Model = {
  /**
   * Rows and report codes name the version that they were made with. What another version made keeps its stored
   * score and stage.
   */
  readonly version: number
  /** 1, 2, 3 … */
  readonly questionIds: readonly number[]
  /** By question: how often its answer counts in its section. Without it, each once. */
  readonly weights?: Readonly<Record<number, number>> | undefined
  /** Least to most mature; the number of an option is its score. */
  readonly options: readonly number[]
  readonly sections: readonly Section[]
  /** Least to most mature. */
  readonly stages: readonly Stage[]
  /** The stage that a score between two ranges is reported as; without it, the one below. */
  readonly gapStage?: string | undefined
  readonly show?: Show | undefined
  readonly plan: PlanRules
}

/** Tells a database which assessment its answers belong to. */
export type Identity = {
  /** The name of its folder. */
  readonly name: string
  /** Hashes of the model: the first is of now, the others from before only words were corrected. */
  readonly hashes: readonly string[]
  /** Of earlier versions. */
  readonly earlier: readonly string[]
}

export function topOptionOf({ options }: Pick<Model, 'options'>): number {
  return options.length
}
