import type { ReportCodeProblem } from '../../../domain/report/read-report-code.ts'

export const CODE_PROBLEMS: Readonly<Record<ReportCodeProblem, string>> = {
  malformed:
    'A report code has eight letters and digits, like K7Q2-M4XT. The code in this address looks different, so part of it may be missing.',
  'wrong-check':
    'At least one character of the code in this address is wrong. Compare it with the original, or ask for the link again.',
  'other-version':
    'The code in this address was made with another version of the questions, so its answers cannot be shown here.',
}
