import { atMost, exactly } from './variants.ts'
import type { Meaning } from './variants.ts'

export const AD_HOC_MEANING: Meaning = {
  means: 'Ad Hoc means an average answer near A: work that depends on the person and the moment.',
  subtitle: [
    {
      text: 'Work starts when someone asks for it',
      when: [...exactly(1, [1, 2, 11, 12]), ...atMost(2, [4, 5, 7, 8, 9])],
    },
    {
      text: 'Much that reps get depends on who they ask',
      when: [...exactly(1, [4]), ...atMost(2, [3, 5, 6, 7, 9])],
    },
    { text: 'Some practices in place, much left to each person', when: [] },
  ],
  description: [
    {
      text: 'reps find out what they need once they are selling. Each works out a message alone and picks up tips on the job. That can be fast, but it rarely reaches the next hire. From here, one shared practice at a time is enough.',
      when: [...exactly(1, [1, 3, 4, 5]), ...atMost(2, [6, 7, 8, 9, 10])],
    },
    {
      text: 'what a rep learns usually depends on the manager and on who sits nearby. That can be fast, but it rarely reaches the next hire. From here, one shared practice at a time is enough, as long as one person owns it.',
      when: [...exactly(1, [4, 5]), ...atMost(2, [3, 6, 7, 8, 9, 10])],
    },
    {
      text: 'nine or more of the twelve answers are at A or B, so most of the work depends on who thinks of it. The next practice that teams agree on can be a small one. A practice lasts longer when one person owns it.',
      when: [],
    },
  ],
}
