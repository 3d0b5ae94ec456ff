import { expect, it } from 'vitest'
import type { Milestone } from '../../domain/assessment/milestone.ts'
import { createMilestones } from './milestones.ts'

it('counts each milestone once in a page load', () => {
  const counted: Milestone[] = []
  const milestones = createMilestones({
    countMilestone: (milestone) => {
      counted.push(milestone)
    },
  })

  milestones.reach('home')
  milestones.reach('start')
  milestones.reach('home')

  expect(counted).toEqual(['home', 'start'])
})
