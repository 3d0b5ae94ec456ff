// A file by itself: to take one name out of a shared file, the first script would need more code.
export { reportCodeOf } from '../../domain/report/report-code.ts'
