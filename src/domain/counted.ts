/** 12345 as '12,345'. */
export function countText(count: number): string {
  return count.toLocaleString('en-US')
}

/** 1 as '1 lead', 1200 as '1,200 leads'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countText(count)} ${count === 1 ? one : many}`
}

type RowCounts = { leads: number; responses: number; teamAnswers?: number }

/** '1 lead and 2,000 responses', and where there are any, '1 lead, 2 responses and 3 team answers'. */
export function countsText({ leads, responses, teamAnswers = 0 }: RowCounts): string {
  const [first, second] = [counted(leads, 'lead'), counted(responses, 'response')]
  if (teamAnswers === 0) return `${first} and ${second}`
  return `${first}, ${second} and ${counted(teamAnswers, 'team answer')}`
}
