// Imported directly, the shared file would add code to the first script.
export { reportCodeOf } from '../../domain/report/report-code.ts'
